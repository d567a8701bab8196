import { useSyncExternalStore } from 'react';
import { isAway, onConnectionChange } from '../../../platform/connection.ts';

/** True while there is no connection, as far as the device or the last call says. */
export const useIsAway = (): boolean => useSyncExternalStore(onConnectionChange, isAway, () => false);
