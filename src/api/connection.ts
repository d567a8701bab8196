import { observable } from '../lib/values.ts';

/**
 * The outcome of the latest call. `navigator.onLine` cannot replace it, because that is true on any
 * network, even without internet.
 */
const lastOutcome = observable<'response' | 'none' | 'gateway'>('response');

/** Records that a call got no response at all. */
export const reportNoResponse = (): void => lastOutcome.set('none');

/** Records that a call got a gateway's response instead of the API's. */
export const reportGatewayResponse = (): void => lastOutcome.set('gateway');

/** Records that a call got a response from the API, even if it was an error. */
export const reportResponse = (): void => lastOutcome.set('response');

/** Returns whether the latest call got no response from the API. */
export const isApiUnreachable = (): boolean => lastOutcome.get() !== 'response';

/** Returns whether the API is unreachable or the device reports that it has no network. */
export const isOffline = (): boolean => isApiUnreachable() || !navigator.onLine;

/**
 * Returns whether a gateway responds in place of the API, which proves that the connection works.
 */
export const isGatewayError = (): boolean => lastOutcome.get() === 'gateway';

/** Subscribes to changes, for `useSyncExternalStore`. */
export const onConnectionChange = lastOutcome.subscribe;
