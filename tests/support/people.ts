import { starterId } from '../sandbox/data/ids.ts';
import { DEMO_PASSWORD } from '../sandbox/services/passwords.ts';

/** Returns a user of the starter content, with their login and id. */
function starter(name: string, account = name) {
  const email = `${account}@akada.example`;
  return { email, password: DEMO_PASSWORD, id: starterId('person', name) };
}

/** A mentee with two tracks: web with 12 tasks, 5 of them submitted, and design. */
export const amina = starter('amina', 'mentee');

/** A mentee with the same mentor and tracks. */
export const bukola = starter('bukola');

/** A mentee whose mentor is Hauwa. */
export const gift = starter('gift');

/** A mentee without a track, to whom home opens the wizard. */
export const chidera = starter('chidera', 'new.mentee');

/** A mentee who has only the fields of a registration. */
export const tunde = starter('tunde', 'incomplete');

/** A mentor with many mentees and submissions. */
export const ngozi = starter('ngozi', 'mentor');

/** A mentor with few mentees. */
export const hauwa = starter('hauwa');

/** A mentor without mentees. */
export const ibrahim = starter('ibrahim', 'new.mentor');

/** A mentor who has only the fields of a registration. */
export const blessing = starter('blessing', 'incomplete.mentor');

export const folake = starter('folake', 'admin');
