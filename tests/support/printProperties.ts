import { propertyMessage } from './properties.ts';

/** Prints the properties' seed once, before the first test. */
export default function printProperties(): void {
  process.stdout.write(`${propertyMessage}\n`);
}
