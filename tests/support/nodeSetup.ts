import { afterAll } from 'vitest';
import './contractSetup.ts';
import { failOnLeftovers, rememberWorld } from './leftovers.ts';

rememberWorld();
afterAll(failOnLeftovers);
