/** How one drawn person looks; every part is a name of a shape or of an art colour. */
export interface PortraitLook {
  skin: 1 | 2 | 3 | 4;
  hair: HairName;
  cloth: ArtColour;
  ground: ArtColour;
  /** Colour of a head wrap, cap or scarf. */
  wrap?: ArtColour;
  collar?: 'round' | 'shirt' | 'kaftan';
  glasses?: true;
  beard?: true;
  earrings?: true;
  grey?: true;
}

type ArtColour = 'green' | 'gold' | 'clay' | 'indigo';

export type HairName =
  'low' | 'flat' | 'afro' | 'bun' | 'braids' | 'locs' | 'bob' | 'bald' | 'gele' | 'fila' | 'hijab';
