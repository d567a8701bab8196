import { lazy, useState, type ComponentType } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const loadedComponents = new Map<unknown, unknown>();

/**
 * Loads the code of a component that will be shown soon. After a failure the code is loaded again
 * when the component is shown.
 */
export async function preload<Props>(load: Load<Props>): Promise<void> {
  try {
    loadedComponents.set(load, (await load()).default);
  } catch {
    // Rendering the component reports the failure.
  }
}

/**
 * Creates a component whose code loads when it is shown. After `preload` it renders at once,
 * whereas React would show a fallback for at least 300 ms.
 */
export function lazyWithPreload<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Lazy = lazy(load);
  return function Prepared(props: Props) {
    // The component is fixed while it is mounted, because replacing it would lose typed input.
    const [Component] = useState(() => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored by `preload` for the same function
      const loaded = loadedComponents.get(load) as ComponentType<Props> | undefined;
      return loaded ?? Lazy;
    });
    return <Component {...props} />;
  };
}

/** Creates a component whose code loads when it is shown. If that fails, the page does without it. */
export const lazyOptional = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })));
