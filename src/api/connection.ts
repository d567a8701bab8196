import { observable } from '../lib/values.ts';

/**
 * The outcome of the latest call. `navigator.onLine` cannot replace it, because that is true on any
 * network, even without internet.
 */
const reach = observable<'there' | 'silent' | 'away'>('there');

/** Records that a call got no response at all. */
export const reportNoResponse = (): void => reach.set('silent');

/** Records that a call got a gateway's response instead of the API's. */
export const reportGatewayResponse = (): void => reach.set('away');

/** Records that a call got a response from the API, even if it was an error. */
export const reportResponse = (): void => reach.set('there');

/** Returns whether the latest call got no response from the API. */
export const isApiUnreachable = (): boolean => reach.get() !== 'there';

/** Returns whether the API is unreachable or the device reports that it has no network. */
export const isOffline = (): boolean => isApiUnreachable() || !navigator.onLine;

/**
 * Returns whether a gateway responds in place of the API, which proves that the connection works.
 */
export const isGatewayError = (): boolean => reach.get() === 'away';

/** Subscribes to changes, for `useSyncExternalStore`. */
export const onConnectionChange = reach.subscribe;
