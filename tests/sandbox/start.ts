/** The modules that the Vite plugin loads at run time, in one import. */
export { openSandbox } from './sandbox.ts';
export { readSettings } from './settings.ts';
export { welcome } from './welcome.ts';
