const degrees = (angle: number): number => (angle * 180) / Math.PI;
const cosine = (angle: number): number => Math.cos((angle * Math.PI) / 180);
const sine = (angle: number): number => Math.sin((angle * Math.PI) / 180);

const curve = (value: number): number =>
  value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116;

const hueOf = (a: number, b: number): number => (degrees(Math.atan2(b, a)) + 360) % 360;

/** A colour such as `#fbf6ec` in CIELAB, in daylight. */
function labOf(colour: string): [number, number, number] {
  const linear = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = [linear(1), linear(3), linear(5)];
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How different two colours look, by CIEDE2000. */
export function colourDifference(first: string, second: string): number {
  const [light1, green1, blue1] = labOf(first);
  const [light2, green2, blue2] = labOf(second);
  const chroma = (Math.hypot(green1, blue1) + Math.hypot(green2, blue2)) / 2;
  const stretch = 1.5 - 0.5 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const [a1, a2] = [green1 * stretch, green2 * stretch];
  const [chroma1, chroma2] = [Math.hypot(a1, blue1), Math.hypot(a2, blue2)];
  const [hue1, hue2] = [hueOf(a1, blue1), hueOf(a2, blue2)];
  const isGrey = chroma1 * chroma2 === 0;
  const turn = isGrey ? 0 : ((hue2 - hue1 + 540) % 360) - 180;
  const hue = 2 * Math.sqrt(chroma1 * chroma2) * sine(turn / 2);
  const meanLight = (light1 + light2) / 2;
  const meanChroma = (chroma1 + chroma2) / 2;
  const meanHue = isGrey ? hue1 + hue2 : (hue1 + turn / 2 + 360) % 360;
  const tone =
    1 -
    0.17 * cosine(meanHue - 30) +
    0.24 * cosine(2 * meanHue) +
    0.32 * cosine(3 * meanHue + 6) -
    0.2 * cosine(4 * meanHue - 63);
  const byLight =
    (light2 - light1) /
    (1 + (0.015 * (meanLight - 50) ** 2) / Math.sqrt(20 + (meanLight - 50) ** 2));
  const byChroma = (chroma2 - chroma1) / (1 + 0.045 * meanChroma);
  const byHue = hue / (1 + 0.015 * meanChroma * tone);
  const rotation =
    -2 *
    Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)) *
    sine(60 * Math.exp(-(((meanHue - 275) / 25) ** 2)));
  return Math.sqrt(byLight ** 2 + byChroma ** 2 + byHue ** 2 + rotation * byChroma * byHue);
}
