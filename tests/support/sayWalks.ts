import { walkWords } from './properties.ts';

/** Once, before the first test. */
export default function sayWalks(): void {
  process.stdout.write(`${walkWords}\n`);
}
