/**
 * The colours of `tokens.css` that antd has to compute with (it derives hover and border shades, so
 * it needs numbers, not `var()`). `tests/house/tokens.test.ts` fails where the two files differ.
 */
export interface Palette {
  paper: string;
  surface: string;
  surfaceRaised: string;
  ink: string;
  inkSoft: string;
  inkFaint: string;
  line: string;
  lineStrong: string;
  brand: string;
  onBrand: string;
  accent: string;
  success: string;
  danger: string;
}

export const palettes: Record<'light' | 'dark', Palette> = {
  light: {
    paper: '#fbf6ec',
    surface: '#ffffff',
    surfaceRaised: '#ffffff',
    ink: '#14231d',
    inkSoft: '#46554d',
    inkFaint: '#5f6c65',
    line: '#e5dbc8',
    lineStrong: '#8d877a',
    brand: '#0e5c47',
    onBrand: '#ffffff',
    accent: '#f2a71b',
    success: '#1a6b35',
    danger: '#b3261e',
  },
  dark: {
    paper: '#0f1613',
    surface: '#18211d',
    surfaceRaised: '#1f2a25',
    ink: '#f3efe6',
    inkSoft: '#bcc7c0',
    inkFaint: '#98a59e',
    line: '#2d3a34',
    lineStrong: '#75827b',
    brand: '#52c9a0',
    onBrand: '#06231a',
    accent: '#f5b53f',
    success: '#6fd08c',
    danger: '#ff9a90',
  },
};
