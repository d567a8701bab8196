import { createContext, type ReactNode } from 'react';

/**
 * What the shell shows at the lower edge of an open dialog, as everything outside a modal dialog is
 * inert.
 */
export const DialogFoot = createContext<ReactNode>(null);
