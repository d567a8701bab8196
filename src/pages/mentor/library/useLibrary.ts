import { useCallback, useState } from 'react';
import type { Library } from '../../../domain/library/library.ts';
import { readLibrary, writeLibrary } from '../../../platform/storage/library.ts';
import { useSession } from '../../../store/hooks.ts';

export interface StoredLibrary {
  library: Library;
  /** Changes the library as it is stored now: another tab may have changed it too. */
  change: (by: (library: Library) => Library) => void;
}

/** The mentor's library on this device. */
export function useLibrary(): StoredLibrary {
  const { userId } = useSession();
  const [library, setLibrary] = useState(() => readLibrary(userId));
  const change = useCallback(
    (by: (library: Library) => Library) => {
      const next = by(readLibrary(userId));
      writeLibrary(userId, next);
      setLibrary(next);
    },
    [userId],
  );
  return { library, change };
}
