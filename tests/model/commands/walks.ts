import * as fc from 'fast-check';
import type { Key } from '../people.ts';
import { guestLeaves, guestWorks, host } from './guest.ts';
import { outbox } from './outbox.ts';
import { go, reload, away, back, hide, link, travel, mail } from './pages.ts';
import { read, sitDown, look } from './reading.ts';
import { type, submit, grade } from './sending.ts';
import {
  regradeElsewhere,
  resubmitElsewhere,
  lose,
  refuse,
  wait,
  expire,
  line,
  disk,
  calls,
} from './service.ts';
import { login, logout, leave, register } from './sessions.ts';
import type { Step } from './steps.ts';

const often = (weight: number, step: fc.Arbitrary<Step>): fc.Arbitrary<Step>[] =>
  Array.from({ length: weight }, () => step);

const deeds = [
  ...often(16, calls),
  ...often(14, read),
  ...often(8, sitDown),
  ...often(5, submit),
  ...often(5, grade),
  ...often(4, outbox),
  ...often(4, wait),
  ...often(3, login),
  ...often(3, type),
  ...often(3, look),
  ...often(3, reload),
  ...often(3, regradeElsewhere),
  ...often(3, resubmitElsewhere),
  ...often(2, back),
  logout,
  leave,
  register,
  expire,
  refuse,
  lose,
  line,
  disk,
  go,
  away,
  hide,
  link,
  travel,
  mail,
];

/** The user logged in at the start, with both tabs at the dashboard, or null. */
const beginning = fc.option(fc.constantFrom<Key>('ann', 'bob', 'mia', 'mia'), { freq: 8 });

const withGuests = [
  ...deeds,
  ...often(8, host),
  ...often(16, guestWorks),
  ...often(4, guestLeaves),
  ...often(16, calls),
];

/**
 * Walks of three users with two tabs, and with a third tab of guests if `hasGuests`. `replayPath` is
 * the path of a failing walk.
 */
export const walks = (replayPath: string | null, hasGuests = false) =>
  fc.noBias(
    fc.tuple(
      beginning,
      fc.commands(hasGuests ? withGuests : deeds, {
        maxCommands: 140,
        size: 'max',
        ...(replayPath !== null && { replayPath }),
      }),
    ),
  );
