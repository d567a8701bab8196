import { lazy, useState, type ComponentType } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Components whose code is there, by what has loaded it. */
const known = new Map<unknown, unknown>();

/** Loads the code of a component that will be shown soon. Code that cannot be had is asked for again then. */
export async function preload<Props>(load: Load<Props>): Promise<void> {
  try {
    known.set(load, (await load()).default);
  } catch {
    // Whoever shows it says so.
  }
}

/**
 * A component whose code comes when it is shown. Where it has been prepared it is there at once: what
 * React shows in the place of a part that waits, it shows for 300 ms at the least.
 */
export function lazyWithPreload<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Lazy = lazy(load);
  return function Prepared(props: Props) {
    // For as long as it is shown: another component in its place would lose what was typed.
    const [Component] = useState(() => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- put there by `preload` with the same function
      const there = known.get(load) as ComponentType<Props> | undefined;
      return there ?? Lazy;
    });
    return <Component {...props} />;
  };
}
