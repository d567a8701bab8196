import { grouped, plural } from '../../lib/pluralTexts.ts';

const days = (count: number): string =>
  count === 0 ? 'less than a day' : plural(count, 'day', 'days');

/** How long submissions have waited, as a picture and in words. */
export const waitingAgesTexts = {
  title: 'How long work has waited',
  words: (total: number, longest: number, half: number) =>
    half === 0
      ? `The longest of the ${grouped(total)} has waited for ${days(longest)}.`
      : `The longest has waited for ${days(longest)}, and half of the ${grouped(total)} for ${days(half)} or more.`,
  age: 'Waiting for',
  count: 'Submissions',
  group: (from: number, to: number | null) => {
    if (to === null) return `${from} days or more`;
    return from === to ? 'Less than a day' : `${from} to ${to} days`;
  },
} as const;
