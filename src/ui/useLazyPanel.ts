import { useRef, useState, type ComponentType } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { announce, clearTransientNotices } from './notices.ts';
import { commonTexts } from './texts.ts';

interface LazyPanel<Props> {
  Panel: ComponentType<Props> | null;
  open: boolean;
  /** Opening loads its code and reports a failure. */
  setOpen: (open: boolean) => void;
  /** Loads its code in advance; a failure is not shown. */
  preload: () => void;
}

/**
 * Returns a key that changes with each navigation, but not when a list replaces the page's search.
 */
function useVisit(): string {
  const location = useLocation();
  const type = useNavigationType();
  const [visit, setVisit] = useState({ location, key: location.key });
  if (visit.location === location) return visit.key;
  const { pathname, search } = visit.location;
  const isSamePage = location.pathname === pathname && location.search !== search;
  const key = type === NavigationType.Replace && isSamePage ? visit.key : location.key;
  setVisit({ location, key });
  return key;
}

/**
 * Loads the code of a panel when it is first opened. Navigation closes the panel, unless a list
 * only writes its search into the address.
 */
export function useLazyPanel<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPanel<Props> {
  const [Panel, setPanel] = useState<ComponentType<Props> | null>(null);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const hasFailed = useRef(false);
  const visit = useVisit();

  const fetchCode = async (): Promise<boolean> => {
    try {
      const part = await load();
      setPanel(() => part.default);
      return true;
    } catch {
      return false;
    }
  };

  const show = async () => {
    setOpenAt(visit);
    const isLoaded = await fetchCode();
    if (isLoaded && hasFailed.current) clearTransientNotices();
    hasFailed.current = !isLoaded;
    if (isLoaded) return;
    setOpenAt(null);
    announce({ kind: 'error', title: commonTexts.notOpened, isTransient: true });
  };

  return {
    Panel,
    open: openAt === visit,
    setOpen: (open) => {
      if (open) void show();
      else setOpenAt(null);
    },
    preload: () => void fetchCode(),
  };
}
