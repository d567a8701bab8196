import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { isScarce } from '../api/allowance.ts';
import { countSubmissions, type IsKnown } from './countSubmissions.ts';
import { useAppSelector } from './hooks.ts';
import type { RootState } from './store.ts';

interface Asking {
  /** Which round this is; a new number asks anew about what is still not known. */
  round: number;
  /** A new number asks again as quietly as the round has asked before. */
  woken?: number;
  /** The list of tasks is an earlier visit's: nothing is asked before its successor is here. */
  recalled: boolean;
  isKnown: IsKnown;
  /** Whether the rest is given up, asked before each task; the same function on every render. */
  enough?: (state: RootState) => boolean;
}

/** The first round is nobody's wish: it leaves the last requests to the person. */
const never = (): boolean => false;

/**
 * Asks the service about the submissions of tasks while a page is there.
 * @param ids of the tasks, with a space between them; '' asks for nothing
 * @returns true while answers are on their way
 */
export function useAsking(ids: string, asking: Asking): boolean {
  const { round, woken = 0, recalled, isKnown, enough = never } = asking;
  const store = useStore<RootState>();
  const token = useAppSelector(({ auth }) => auth.token);
  const [endedRound, setEndedRound] = useState('');
  const thisRound = `${round} ${woken} ${token} ${recalled} ${ids}`;
  useEffect(() => {
    if (ids === '') return undefined;
    const stops = () => recalled || (round === 0 && isScarce()) || enough(store.getState());
    const { ended, stop } = countSubmissions(store, ids.split(' '), stops, isKnown);
    let here = true;
    const end = async () => {
      await ended;
      if (here) setEndedRound(thisRound);
    };
    void end();
    return () => {
      here = false;
      stop();
    };
  }, [store, ids, round, recalled, isKnown, enough, thisRound]);
  return ids !== '' && endedRound !== thisRound;
}
