import { observable } from '../lib/values.ts';

/**
 * The result of the latest call. `navigator.onLine` is true on any network, even without internet.
 */
const reach = observable<'there' | 'silent' | 'away'>('there');

/** A call got no response at all. */
export const reportNoResponse = (): void => reach.set('silent');

/** A call got a gateway's response instead of the API's. */
export const reportGatewayResponse = (): void => reach.set('away');

/** A call got a response of the API, even an error. */
export const reportResponse = (): void => reach.set('there');

/** True from a call without a response of the API until the next such response. */
export const isApiUnreachable = (): boolean => reach.get() !== 'there';

/** True also if the device reports that it has no network. */
export const isOffline = (): boolean => isApiUnreachable() || !navigator.onLine;

/** True if a gateway responds, so that the connection works. */
export const isGatewayError = (): boolean => reach.get() === 'away';

/** Subscribes to changes, for `useSyncExternalStore`. */
export const onConnectionChange = reach.subscribe;
