import { starterId } from '../sandbox/data/ids.ts';

/** Returns a user of the starter content: with their email, as a test opens the app, and their id. */
const starter = (name: string, account: string) => ({
  as: `${account}@akada.example`,
  id: starterId('person', name),
});

/** A mentee with two tracks: web with 12 tasks, 5 of them submitted, and design. */
export const amina = starter('amina', 'mentee');

/** A mentee without a track, to whom home opens the wizard. */
export const chidera = starter('chidera', 'new.mentee');

/** A mentee who has only the fields of a registration. */
export const tunde = starter('tunde', 'incomplete');

/** A mentor with many mentees and submissions. */
export const ngozi = starter('ngozi', 'mentor');

/** A mentor without mentees. */
export const ibrahim = starter('ibrahim', 'new.mentor');

export const folake = starter('folake', 'admin');
