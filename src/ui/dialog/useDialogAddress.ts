import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '../../lib/values.ts';

/** The state of a link to a dialog. Closing the dialog then goes back to the place of the link. */
export const opensDialog = { opensDialog: true } as const;

/** The state of such a link on the very page above which the dialog opens. */
export const opensDialogHere = { opensDialog: 'here' } as const;

/** Returns whether going back leads to the page below the open dialog. */
export const isOpenedHere = (state: unknown): boolean =>
  isRecord(state) && state['opensDialog'] === 'here';

/** Returns the browser's parameters, because the rendered address may lag behind them. */
const current = () => new URLSearchParams(window.location.search);

/**
 * Opens a dialog by a parameter of the address, so that Back closes it and a reload opens it again.
 * `value` is null while the dialog is closed.
 */
export function useDialogAddress(parameter: string) {
  const { search, state } = useLocation();
  const navigate = useNavigate();

  const go = (value: string | null, options: { replace?: boolean; state?: unknown }) => {
    const params = current();
    if (value === null) params.delete(parameter);
    else params.set(parameter, value);
    void navigate({ search: params.toString() }, options);
  };
  /** Removes the parameter without going back. */
  const remove = () => go(null, { replace: true });

  return {
    value: new URLSearchParams(search).get(parameter),
    open: (value: string) => go(value, { state: opensDialog }),
    /** Opens the dialog without a step in the history. */
    openInPlace: (value: string) => go(value, { replace: true, state }),
    /** Shows something else in the open dialog, unless Back has just closed it. */
    change: (value: string) => {
      if (current().has(parameter)) go(value, { replace: true, state });
    },
    remove,
    close: () => {
      if (isRecord(state) && state['opensDialog'] !== undefined) void navigate(-1);
      else remove();
    },
  };
}
