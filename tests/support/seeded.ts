import { configureGlobal } from 'fast-check';

/**
 * A thousand cases of each property, the same ones on every run; a failure prints its seed and path. PROPERTY_SEED tries other ones:
 * `PROPERTY_SEED=$RANDOM npx vitest run --config tests/vitest.config.ts tests/unit`.
 */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_211_121), numRuns: 1000 });
