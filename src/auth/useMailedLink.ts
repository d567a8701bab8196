import { useEffect, useState } from 'react';
import { useHydrated } from '../ui/hooks.ts';
import type { MailedLink } from './mailedLink.ts';
import { hideMailedLink, mailedLink } from './openedLink.ts';

/**
 * The parameters of the mailed link that led here; read once, then removed from the address bar.
 * @returns undefined while hydrating, null where the link is incomplete
 */
export function useMailedLink(pathname: string): MailedLink | null | undefined {
  const hydrated = useHydrated();
  const [link, setLink] = useState<MailedLink | null>();
  if (hydrated && link === undefined) setLink(mailedLink(pathname));

  useEffect(() => {
    if (link) hideMailedLink(pathname);
  }, [link, pathname]);

  return link;
}
