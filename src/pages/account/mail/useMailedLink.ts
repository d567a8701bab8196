import { useEffect, useState } from 'react';
import { useHydrated } from '../../../components/useHydrated.ts';
import {
  hideMailedLink,
  mailedLink,
  type MailedLink,
} from '../../../platform/storage/mailedLink.ts';

/**
 * What the link of a mail carried to this page; read once, then taken out of the address bar.
 * @returns undefined until it is known, null where the link is not complete
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
