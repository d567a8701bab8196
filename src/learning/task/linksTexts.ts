/** How to get a link, and what may keep a mentor from opening it, said below its field. */
export const linkTexts = {
  waysTitle: 'No link yet? Get it on your phone:',
  ways: [
    'Code: GitHub app, tap Share',
    'Design: Figma, tap Share',
    'Files: Google Drive, tap Share',
  ],
  device:
    'This link opens only on your own device. Put your work online first, then send the link you get there.',
  scheme: 'A link begins with https://.',
  several: 'Only one link fits here, with no words around it. The rest can go in your comment.',
  editor: 'This link opens the page where you change your work. Send the page that shows it.',
  private: 'This page opens only with your own login. Your mentor could not see your work.',
  sharing:
    'Your mentor may not be let in. Press “Share” there, choose “Anyone with the link”, and copy the link from there.',
  passing:
    'This link works only while you have your work open. Publish your work, then send the link you get.',
  meant: 'Do you mean this one?',
  use: 'Use this link',
} as const;
