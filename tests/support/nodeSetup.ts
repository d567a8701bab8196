import { afterAll } from 'vitest';
import { failOnLeftovers, rememberGlobals } from './leftovers.ts';

rememberGlobals();
afterAll(failOnLeftovers);
