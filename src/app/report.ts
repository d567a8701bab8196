import { brand } from '../brand.ts';
import { clockTime } from '../lib/clock.ts';
import { type Failure, lastFailure } from '../lib/failures.ts';
import { mailLink } from '../lib/links.ts';
import { pageVersion } from '../lib/pageVersion.ts';
import { paths } from '../paths.ts';

const reportTexts = {
  subject: 'A problem with the site',
  start: 'What did you do, and what went wrong?',
  page: 'Page',
  version: 'Version',
  browser: 'Browser',
  failure: 'Last failure',
  none: 'none',
  leftOut: '(removed)',
} as const;

const publicParts = new Set(
  Object.values(paths)
    .flatMap((path) => path.split('/'))
    .filter((part) => !part.startsWith(':')),
);

/** Replaces the ids and titles in an address by placeholders, and drops the query. */
export const plainAddress = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) => (publicParts.has(part) ? part : reportTexts.leftOut))
    .join('/');

interface ReportFacts {
  pathname: string;
  version: string;
  browser: string;
  failure: Failure | null;
}

/** Returns the text of a report, which the user can read and edit before sending it. */
export const reportText = ({ pathname, version, browser, failure }: ReportFacts): string =>
  [
    reportTexts.start,
    '',
    '',
    `${reportTexts.page}: ${plainAddress(pathname)}`,
    `${reportTexts.version}: ${version}`,
    `${reportTexts.browser}: ${browser}`,
    `${reportTexts.failure}: ${failure ? `${clockTime(failure.at)} ${failure.what}` : reportTexts.none}`,
  ].join('\n');

/** Returns a link to an email about a problem on the present page, which the user may send. */
export const reportLink = (): string =>
  mailLink({
    address: brand.email,
    subject: reportTexts.subject,
    text: reportText({
      pathname: window.location.pathname,
      version: pageVersion(),
      browser: navigator.userAgent,
      failure: lastFailure(),
    }),
  });
