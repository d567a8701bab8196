/** How to get a link, and what may keep a mentor from opening it, said below its field. */
export const linkTexts = {
  waysTitle: 'Get a link on your phone',
  ways: [
    'Code: open your project in the GitHub app. Tap Share, then copy the link.',
    'Design: in Figma, tap Share and choose “Anyone with the link”. Then copy it.',
    'Files: in Google Drive, tap Share and choose “Anyone with the link”. Then copy it.',
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
