import { createContext } from 'react';

/**
 * True while the session has ended and the login dialog is open. The shell of the dashboards
 * provides it for the forms inside.
 */
export const LoginEnded = createContext(false);
