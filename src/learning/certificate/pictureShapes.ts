/** The shapes of the certificate's pictures. */
export const pictureShapes = ['square', 'wide'] as const;

export type PictureShape = (typeof pictureShapes)[number];
