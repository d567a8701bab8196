import { afterAll } from 'vitest';
import './contractSetup.ts';
import { failOnLeftovers, rememberGlobals } from './leftovers.ts';

rememberGlobals();
afterAll(failOnLeftovers);
