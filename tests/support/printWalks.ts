import { walkMessage } from './properties.ts';

/** Prints the walks' seed once, before the first test. */
export default function printWalks(): void {
  process.stdout.write(`${walkMessage}\n`);
}
