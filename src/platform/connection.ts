import { observable } from './observable.ts';

/**
 * Whether the service can be reached, from what really happened to calls: `navigator.onLine` is true
 * on any network, also on one that leads nowhere.
 */
const reach = observable<'there' | 'silent' | 'away'>('there');

/** A call got no answer at all. */
export const reportNoAnswer = (): void => reach.set('silent');

/** A call got a gateway's answer in the place of the service's. */
export const reportGatewayAnswer = (): void => reach.set('away');

/** A call got an answer of the service, whatever it said. */
export const reportAnswer = (): void => reach.set('there');

/** True since a call got no answer of the service, until one does. */
export const isDown = (): boolean => reach.get() !== 'there';

/** True where that is not the connection's fault: a gateway answers. */
export const isGatewayDown = (): boolean => reach.get() === 'away';

/** Tells of changes, for `useSyncExternalStore`. */
export const onConnectionChange = reach.subscribe;
