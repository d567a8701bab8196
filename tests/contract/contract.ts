import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';

import { startSandbox } from '../support/sandboxServer.ts';
import { type Accounts, ACCOUNTS_FILE, readAccounts } from './accounts.ts';
import { createPlayer, type Row } from './player.ts';
import type { MailToken } from './story/registration.ts';
import { announcement, tellStory } from './story/story.ts';
import { chidera, folake, ngozi } from '../support/people.ts';

/** A pause in which the user can press Ctrl+C before the first write to a real host. */
const THINK = 10_000;

export const sandboxAccounts: Accounts = {
  mentee: chidera,
  mentor: ngozi,
  admin: folake,
  newcomer: 'contract@akada.example',
};

/** Plays the story against a new sandbox, a second time if `again`. */
export async function playSandbox(
  onRow: (row: Row) => void = () => {},
  again = false,
): Promise<Row[]> {
  const { origin, sandbox, close } = await startSandbox();
  const mailToken: MailToken = (email) => {
    const mail = sandbox.outbox.mails().find(({ recipient }) => recipient === email);
    return mail?.link ? new URL(mail.link).searchParams.get('token') : null;
  };
  try {
    const options = { onRow, mailToken };
    const rows = await playHost(origin, sandboxAccounts, options);
    if (!again) return rows;
    const later = { ...sandboxAccounts, newcomer: 'contract.again@akada.example' };
    return rows.concat(await playHost(origin, later, options));
  } finally {
    await close();
  }
}

interface PlayOptions {
  onRow?: (row: Row) => void;
  say?: (line: string) => void;
  mailToken?: MailToken;
}

/** Plays the story against any host. */
export async function playHost(
  host: string,
  accounts: Accounts,
  { onRow = () => {}, say = () => {}, mailToken }: PlayOptions = {},
): Promise<Row[]> {
  const rows: Row[] = [];
  const clock = { now: Date.now, pause: (ms: number) => pause(ms) };
  const player = createPlayer(host, clock, {
    say,
    onRow: (row) => {
      rows.push(row);
      onRow(row);
    },
  });
  await tellStory(player, accounts, mailToken);
  return rows;
}

const signs = new Map([
  [true, '='],
  [false, '≠'],
  [null, '·'],
]);

const WIDTHS = [34, 52, 46] as const;

/** Formats a row as a line. */
export function lineOf({ call, case: name, expected, seen, same }: Row): string {
  const cells = [call, name, expected].map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0));
  return [signs.get(same), ...cells, seen].join(' ').trimEnd();
}

/** Sums up the result in one sentence. */
export function summaryOf(rows: readonly Row[]): string {
  const count = (same: boolean | null) => rows.filter((row) => row.same === same).length;
  return `${rows.length} cases: ${count(true)} as described, ${count(false)} otherwise, ${count(null)} not played`;
}

/**
 * Runs `npm run contract`. Returns the exit code, which is 1 if a host differs from the
 * description.
 */
export async function main(args: string[], log: (line: string) => void): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      again: { type: 'boolean', default: false },
      host: { type: 'string' },
      accounts: { type: 'string', default: ACCOUNTS_FILE },
    },
  });
  const onRow = (row: Row) => log(lineOf(row));
  const head = { call: 'Call', case: 'Case', expected: 'Expected', seen: 'Seen', same: null };
  let rows: Row[];
  if (values.host === undefined) {
    log('Against a new sandbox in memory. Nothing is stored.\n');
    log(lineOf(head));
    rows = await playSandbox(onRow, values.again);
  } else {
    const accounts = readAccounts(values.accounts);
    const host = new URL(values.host).href.replace(/\/+$/, '');
    log([`On ${host} this`, ...announcement(accounts)].join('\n  - '));
    log(`It begins in ${THINK / 1000} seconds; Ctrl+C stops it.\n`);
    await pause(THINK);
    log(lineOf(head));
    rows = await playHost(host, accounts, { onRow, say: log });
  }
  log(`\n${summaryOf(rows)}`);
  return rows.some(({ same }) => same === false) ? 1 : 0;
}
