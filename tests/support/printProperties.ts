import { propertyMessage } from './properties.ts';

/** Prints the seed of the property tests once, before the first test. */
export default function printProperties(): void {
  process.stdout.write(`${propertyMessage}\n`);
}
