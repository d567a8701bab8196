import { propertyMessage } from './properties.ts';

/** Prints the properties' seed once, before the first test. */
export default function sayProperties(): void {
  process.stdout.write(`${propertyMessage}\n`);
}
