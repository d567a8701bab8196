import { observable } from '../lib/values.ts';

/**
 * The result of the latest call. `navigator.onLine` is true on any network, even without internet.
 */
const reach = observable<'there' | 'silent' | 'away'>('there');

/** A call got no answer at all. */
export const reportNoAnswer = (): void => reach.set('silent');

/** A call got a gateway's answer instead of the API's. */
export const reportGatewayAnswer = (): void => reach.set('away');

/** A call got an answer of the API, even an error. */
export const reportAnswer = (): void => reach.set('there');

/** True from a call without an answer of the API until the next such answer. */
export const isApiUnreachable = (): boolean => reach.get() !== 'there';

/** True also if the device reports that it has no network. */
export const isOffline = (): boolean => isApiUnreachable() || !navigator.onLine;

/** True if a gateway answers, so that the connection works. */
export const isGatewayError = (): boolean => reach.get() === 'away';

/** Subscribes to changes, for `useSyncExternalStore`. */
export const onConnectionChange = reach.subscribe;
