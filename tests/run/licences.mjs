// `npm run licences`: lists every package in the bundle with version and licence, from
// package-lock.json. Fails on any other licence than these.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './support/ensure.mjs';

/** These licences allow all use and redistribution of the code, with a notice at most. */
const allowed = new Set(['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'MIT']);

/** Returns whether a licence is allowed; of `(A OR B)` at least one must be. */
const isAllowed = (licence) =>
  licence
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((one) => allowed.has(one));

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

const rows = Object.entries(packages)
  .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
  .map(([path, { version, license = 'none' }]) => [
    path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    license,
  ])
  .sort(([one], [other]) => one.localeCompare(other));

const widths = [0, 1].map((at) => Math.max(...rows.map((row) => row[at].length)));
for (const [name, version, licence] of rows) {
  console.log(`${name.padEnd(widths[0])}  ${version.padEnd(widths[1])}  ${licence}`);
}

const refused = rows.filter(([, , licence]) => !isAllowed(licence));
for (const [name, , licence] of refused) {
  console.error(`${name}: ${licence} is not among ${[...allowed].join(', ')}`);
}
console.log(`${rows.length} packages, ${refused.length} with a licence that is not allowed`);
process.exitCode = refused.length === 0 ? 0 : 1;
