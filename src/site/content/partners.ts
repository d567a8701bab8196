/** One word mark: a sign on a 40 grid and the name beside it. */
export interface Partner {
  name: string;
  /** The sign's outline, filled with the colour of the text. */
  sign: string;
  /** Width of the name in the drawing, so that every font fills the same room. */
  width: number;
}

/** Sample content: made-up companies with signs of our own. Replace with real partners' marks. */
export const partners: readonly Partner[] = [
  {
    name: 'Palmcrest',
    width: 104,
    sign: 'M18 38h4V22c6 0 12-4 14-12-7-2-12 1-15 6 0-6-2-11-7-14-4 4-4 10-1 15-4-3-8-4-12-2 2 6 8 8 17 7z',
  },
  {
    name: 'Sahelio',
    width: 78,
    sign: 'M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36M6 24c6-6 11-6 15-2s9 4 13-1l-1 6c-5 3-9 3-13 0s-8-3-13 1z',
  },
  {
    name: 'Lagoonside',
    width: 112,
    sign: 'M2 12c6-6 12-6 18 0s12 6 18 0v6c-6 6-12 6-18 0s-12-6-18 0zm0 14c6-6 12-6 18 0s12 6 18 0v6c-6 6-12 6-18 0s-12-6-18 0z',
  },
  {
    name: 'Baobyte',
    width: 86,
    sign: 'M4 4h14v14H4zm18 0h14v14H22zM4 22h14v14H4zm25 0a7 7 0 1 1 0 14 7 7 0 0 1 0-14',
  },
  { name: 'Kite & Kola', width: 112, sign: 'M20 1l16 18-16 20L4 19zm0 9v18l9-9z' },
  {
    name: 'Oruka',
    width: 66,
    sign: 'M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36m0 9a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  },
];
