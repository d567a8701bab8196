import { createContext } from 'react';

/**
 * True while the service no longer takes the login of the person at work: the dialog that asks for it
 * again lies above. The frame of the dashboards tells the forms inside it.
 */
export const LoginEnded = createContext(false);
