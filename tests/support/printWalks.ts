import { walkMessage } from './properties.ts';

/** Prints the seed of the walks once, before the first test. */
export default function printWalks(): void {
  process.stdout.write(`${walkMessage}\n`);
}
