import type { AppStore } from '../../src/app/store/store.ts';
import type { Tab } from './browser.ts';
import type { Key } from './people.ts';

/** The kind of page in a tab. Public pages have no store. */
export type Place = 'public' | 'account' | 'dashboard';

/** The latest version of each part of a submission that a store has received. */
interface Seen {
  work: number;
  judgement: number;
  /** When the API sent the latest version of a part, as a counter of its calls. */
  workAt: number;
  judgementAt: number;
}

export interface Facts {
  owner: Key | null;
  /** By the mentee and the task. */
  seen: Map<string, Seen>;
  /** The store's data at logout, or null during the session. */
  last: string | null;
  /** The state of that dump, or an equal state. */
  lastState: unknown;
  /** The state that was checked last. */
  looked: unknown;
}

export interface Seat {
  name: number;
  tab: Tab;
  place: Place;
  store: AppStore | null;
  stores: Map<AppStore, Facts>;
  /** The user who was logged in when a mail's link was opened in this tab. */
  linkOpenedBy: Key | null;
  /** Whether this page has had a user's store. */
  hadPerson: boolean;
}

export interface Cause {
  seat: Seat;
  store: AppStore;
  /** When the API received it. */
  arrivedAt: number;
  /** Whether its store was active when the answer arrived. */
  wasPresent: boolean;
  /** Since when its writer wants all looked at again before it is sent; null: it is sent as it is. */
  lookSince: number | null;
}

export const isCause = (by: object | undefined): by is Cause =>
  by !== undefined && 'arrivedAt' in by;

/** Facts of the active store, or null. */
export const factsOf = ({ store, stores }: Seat): Facts | null =>
  store ? (stores.get(store) ?? null) : null;

/** A tab's store. The anonymous store has only the slices of account pages. */
export function storeIn({ code }: Tab): { userId: string | null; store: AppStore | null } {
  const { userId, isOpening, store } = code.activeSession();
  // While a user's store is being made, the login page still has the anonymous one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- user areas are read only where there is a user
  return { userId, store: isOpening ? null : (store as AppStore | null) };
}
