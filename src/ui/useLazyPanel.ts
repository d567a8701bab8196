import { useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { announce, clearPassing } from './notices.ts';
import { commonTexts } from './texts.ts';

interface LazyPanel<Props> {
  Panel: ComponentType<Props> | null;
  open: boolean;
  /** Opening loads its code and reports a failure. */
  setOpen: (open: boolean) => void;
  /** Loads its code in advance; a failure is not shown. */
  preload: () => void;
}

/** A panel whose code loads when it is first opened. Navigation closes it. */
export function useLazyPanel<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPanel<Props> {
  const [Panel, setPanel] = useState<ComponentType<Props> | null>(null);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const hasFailed = useRef(false);
  const { key } = useLocation();

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
    setOpenAt(key);
    const isLoaded = await fetchCode();
    if (isLoaded && hasFailed.current) clearPassing();
    hasFailed.current = !isLoaded;
    if (isLoaded) return;
    setOpenAt(null);
    announce({ kind: 'error', title: commonTexts.notOpened, passing: true });
  };

  return {
    Panel,
    open: openAt === key,
    setOpen: (open) => {
      if (open) void show();
      else setOpenAt(null);
    },
    preload: () => void fetchCode(),
  };
}
