import { createContext, type ReactNode } from 'react';

/**
 * What the frame has to say to somebody at work in a dialog, which makes everything outside of it
 * inert. It stands at the dialog's lower edge.
 */
export const DialogFoot = createContext<ReactNode>(null);
