import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { ThunkExtra } from './query.ts';

/** Dispatches thunks, whatever part of the state they read. */
export type Dispatch = ThunkDispatch<never, ThunkExtra, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<Dispatch>();

/** A store as far as its readers need it. */
export interface StoreOf<State> {
  getState: () => State;
  dispatch: Dispatch;
  subscribe: (listener: () => void) => () => void;
}
