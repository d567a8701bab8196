/**
 * How property tests run: a thousand cases of each, the same ones every time; a failure prints its seed
 * and path. PROPERTY_SEED tries other ones:
 * `PROPERTY_SEED=$RANDOM npx vitest run --config tests/vitest.config.ts tests/unit`.
 */
export const properties = {
  seed: Number(process.env['PROPERTY_SEED'] ?? 20_211_121),
  numRuns: 1000,
};

/** What is said of them before they run. */
export const propertyWords = `Properties: ${properties.numRuns} cases each, PROPERTY_SEED=${properties.seed}`;
