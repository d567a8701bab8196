import { configureGlobal } from 'fast-check';
import { properties } from './properties.ts';

/** Sets the shared seed and number of cases for every property of a file that imports this. */
configureGlobal(properties);
