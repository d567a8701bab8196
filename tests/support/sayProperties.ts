import { propertyWords } from './properties.ts';

/** Once, before the first test. */
export default function sayProperties(): void {
  process.stdout.write(`${propertyWords}\n`);
}
