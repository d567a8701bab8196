import { paths } from '../../paths.ts';
import { clockTime } from '../../lib/clockTime.ts';
import type { Failure } from '../../lib/failures.ts';
import { reportTexts as texts } from './reportTexts.ts';

/** The parts of addresses that are the same for everybody. */
const known = new Set(
  Object.values(paths)
    .flatMap((path) => path.split('/'))
    .filter((part) => !part.startsWith(':')),
);

/**
 * A page's address without what it says of people and their work: only parts that are the same for
 * everybody stay, ids, titles and whatever else there is become one word, and the query goes.
 */
export const plainAddress = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) => (known.has(part) ? part : texts.leftOut))
    .join('/');

/** What the report tells of the page. */
export interface ReportFacts {
  pathname: string;
  version: string;
  browser: string;
  failures: readonly Failure[];
}

/** The text of a report, for the person to read, to change and to send. */
export function reportText({ pathname, version, browser, failures }: ReportFacts): string {
  const failed = failures.map(({ at, what }) => `- ${clockTime(at)} ${what}`);
  return [
    texts.start,
    '',
    '',
    `${texts.page}: ${plainAddress(pathname)}`,
    `${texts.version}: ${version}`,
    `${texts.browser}: ${browser}`,
    `${texts.failures}:${failed.length === 0 ? ` ${texts.none}` : ''}`,
    ...failed,
  ].join('\n');
}
