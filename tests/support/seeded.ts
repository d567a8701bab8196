import { configureGlobal } from 'fast-check';

/**
 * Runs each property with a thousand cases, the same every time. A failure prints its seed and path;
 * PROPERTY_SEED tries other cases, PROPERTY_CASES fewer or more.
 */
configureGlobal({
  seed: Number(process.env['PROPERTY_SEED'] ?? 20_211_121),
  numRuns: Number(process.env['PROPERTY_CASES'] ?? 1000),
});
