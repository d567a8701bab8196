import { configureGlobal } from 'fast-check';
import { properties } from './properties.ts';

/** Every property of a file that imports this runs as all of them do. */
configureGlobal(properties);
