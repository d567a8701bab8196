import { setTimeout } from 'node:timers/promises';
import { PropertySymbol } from 'happy-dom';

/**
 * The test files of a worker share a Node process and a window. A change that a file does not undo
 * fails that file, because it affects the next.
 */

type Descriptors = Readonly<Record<string, PropertyDescriptor>>;

/** The shared state: objects with their properties, listeners, and Node's open handles. */
interface Globals {
  properties: ReadonlyMap<string, { owner: object; own: Descriptors }>;
  /** How many there are of each: listeners of an event, things that are open, settings. */
  counts: ReadonlyMap<string, number>;
}

/** Properties that Vitest, Stryker, React, testing-library and axe change for themselves. */
const ofTools =
  /^(__vitest_|__stryker|_reactListening|IS_REACT_ACT_ENVIRONMENT$|exit$|_events|__core-js_shared__$)/;

/** The handles to close at the end of a file; pipes and timers belong to Vitest too. */
const closable = /^(TCP|FS|MessagePort|Worker|Process)/;

/** The key survives, although modules are loaded again for each file. */
const known = Symbol.for('akada.globals');

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Storage that only a page has: newer Nodes have their own, and warn when it is read. */
const ofPages = /^(local|session)Storage$/;

/**
 * Lists all globals, their prototypes, and the parts of the window that are not its own properties.
 */
function owners(): Map<string, object> {
  const found = new Map<string, object>([['globalThis', globalThis]]);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (typeof document === 'undefined' && ofPages.test(name)) continue;
    // Node defines some globals when they are first read.
    const value: unknown = Reflect.get(globalThis, name);
    if (!isObject(value) || value === globalThis || ofTools.test(name)) continue;
    found.set(name, value);
    const prototype: unknown = typeof value === 'function' ? Reflect.get(value, 'prototype') : null;
    if (isObject(prototype)) found.set(`${name}.prototype`, prototype);
  }
  return found;
}

/** Returns the types of the events that a user listens to. */
function listeners(name: string, target: unknown): string[] {
  const phases: unknown = isObject(target) ? Reflect.get(target, PropertySymbol.listeners) : null;
  if (!isObject(phases)) throw new Error('happy-dom keeps its listeners elsewhere');
  return Object.entries(phases).flatMap(([phase, byType]: [string, Map<string, unknown[]>]) =>
    [...byType].flatMap(([type, all]) => all.map(() => `listener: ${name}, ${phase} ${type}`)),
  );
}

/** Returns the state of a window that is not in its properties, if there is a window. */
function ofWindow(): string[] {
  if (typeof document === 'undefined') return [];
  const { body, documentElement } = document;
  return [
    ...listeners('window', Reflect.get(document, PropertySymbol.window)),
    ...listeners('document', document),
    ...listeners('body', body),
    ...[...documentElement.attributes].map(({ name }) => `attribute of the page: ${name}`),
    ...[...body.childNodes].map((node) => `in the body: ${node.textContent ?? ''}`),
    `device: ${JSON.stringify(window.happyDOM.settings.device)}`,
  ];
}

function counts(): Map<string, number> {
  const open = process.getActiveResourcesInfo().filter((name) => closable.test(name));
  const counted = new Map<string, number>();
  for (const one of [...ofWindow(), ...open.map((name) => `open: ${name}`)]) {
    counted.set(one, (counted.get(one) ?? 0) + 1);
  }
  return counted;
}

function globalsNow(): Globals {
  const properties = new Map(
    [...owners()].map(([name, owner]) => [
      name,
      { owner, own: Object.getOwnPropertyDescriptors(owner) },
    ]),
  );
  return { properties, counts: counts() };
}

const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined) =>
  Object.is(one?.value, other?.value) && one?.get === other?.get && one?.set === other?.set;

function changedProperties({ properties }: Globals): string[] {
  return [...properties].flatMap(([name, { owner, own }]) => {
    const present = Object.getOwnPropertyDescriptors(owner);
    return [...new Set([...Object.keys(own), ...Object.keys(present)])]
      .filter((key) => !ofTools.test(key) && !isSame(own[key], present[key]))
      .map((key) => `${name}.${key}`);
  });
}

const leftovers = (since: Globals): string[] => [
  ...changedProperties(since),
  ...[...counts()]
    .filter(([name, count]) => count > (since.counts.get(name) ?? 0))
    .map(([name, count]) => `${name} (${count})`),
];

/** Remembers the globals before the worker's first file. `prepare` does what tools change once. */
export function rememberGlobals(prepare: () => void = () => undefined): void {
  if (Reflect.has(globalThis, known)) return;
  prepare();
  Reflect.set(globalThis, known, globalsNow());
}

/**
 * Fails if a file has left something behind.
 * @throws Error with what it left
 */
export async function failOnLeftovers(): Promise<void> {
  const since: Globals = Reflect.get(globalThis, known);
  let left = leftovers(since);
  // Handles that were closed last take a few turns to disappear.
  for (let turn = 0; turn < 100 && left.length > 0; turn += 1) {
    await setTimeout(10);
    left = leftovers(since);
  }
  // The next file is responsible only for itself.
  Reflect.set(globalThis, known, globalsNow());
  if (left.length > 0) throw new Error(`left to the next file of tests:\n${left.join('\n')}`);
}
