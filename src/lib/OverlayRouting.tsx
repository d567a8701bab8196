import { useContext, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { aroundOverlays, watchOverlays } from './history.ts';

/** Lets Back close overlays: the router does not see their history entries. */
export function OverlayRouting({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const value = useMemo(
    () => ({ ...context, navigator: aroundOverlays(context.navigator) }),
    [context],
  );
  useLayoutEffect(watchOverlays, []);
  return <NavigationContext.Provider value={value}>{children}</NavigationContext.Provider>;
}
