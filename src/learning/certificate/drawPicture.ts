import { displayFont } from '../../brand.ts';

const font = new URL('../../ui/theme/fonts/bricolage.woff2', import.meta.url);

/**
 * Creates the rule of the font, because an image cannot use the page's fonts. Without a connection
 * the picture gets the device's font.
 */
async function fontRule(): Promise<string> {
  const response = await fetch(font);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const address = `data:font/woff2;base64,${btoa(String.fromCodePoint(...bytes))}`;
  return `@font-face{font-family:'${displayFont}';src:url(${address});font-weight:500 900}`;
}

/** Characters that XML does not allow, and halves of pairs. */
const notInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Returns an SVG as an image of a given size, because Firefox does not draw one without a size. */
async function imageOf(svg: SVGSVGElement, width: number, height: number) {
  const copy = document.importNode(svg, true);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const style = document.createElementNS(copy.namespaceURI, 'style');
  style.textContent = await fontRule().catch(() => '');
  copy.prepend(style);
  const source = new XMLSerializer().serializeToString(copy).replaceAll(notInXml, '');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
  await image.decode();
  return image;
}

const FONT_PATIENCE = 150;

/** Draws an SVG as a PNG. Throws if the browser cannot draw, or has no memory left. */
export async function drawPicture(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing');
  const image = await imageOf(svg, width, height);
  pen.drawImage(image, 0, 0, width, height);
  // The font may be missing in Safari's first drawing:
  // https://bugs.webkit.org/show_bug.cgi?id=219770.
  await new Promise((resolve) => setTimeout(resolve, FONT_PATIENCE));
  pen.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture is too large for this device');
  return blob;
}
