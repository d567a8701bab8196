import { dataSize } from '../../lib/format.ts';

export const firstPageTexts = {
  title: 'My first page',
  lead: 'Make a web page that shows your work. You publish it where you like.',
  name: 'Your name on the page',
  nameHint: 'Your first name is enough.',
  about: 'About you',
  aboutHint: 'What do you like to make? What do you want to learn next?',
  works: 'Your finished work',
  words: (title: string) => `About ${title}`,
  wordsHint: 'What did you learn from it?',
  private: 'The page does not show your grades or your mentor’s comments.',
  minor: 'If you are under 18, ask a parent first, and leave out your surname, school and address.',
  preview: 'Preview',
  change: 'Change',
  save: 'Save the file',
  saved: 'The file index.html is in your downloads.',
  size: (bytes: number) => `The page is ${dataSize(bytes)}.`,
  tooLong: 'This page is too long',
  tooLongText: (limit: number) =>
    `Write less or choose less work, so that it is at most ${dataSize(limit)}.`,
  publish: 'How to publish it',
  publishLead: 'In alphabetical order. Each of these is free, and we recommend none of them.',
  places: [
    {
      name: 'A page of your school or club',
      text: 'Ask who looks after its website. Send them index.html, and they put it into a folder.',
    },
    {
      name: 'GitHub Pages',
      text: 'Upload index.html to a new public project. Open “Pages” in its settings, and choose the branch “main”.',
    },
    {
      name: 'Neocities',
      text: 'Create a site, open its dashboard and upload index.html in place of the page there.',
    },
  ],
} as const;
