/**
 * How property tests run: a thousand cases of each, the same ones every time; a failure prints its seed
 * and path. PROPERTY_SEED tries other ones:
 * `PROPERTY_SEED=$RANDOM npx vitest run --config tests/vitest.config.ts tests/unit`.
 */
export const properties = {
  seed: Number(process.env['PROPERTY_SEED'] ?? 20_211_121),
  numRuns: 1000,
};

/**
 * How the walks of the model run: the same ones every time in `npm test`. A found one prints what replays it:
 * its SEED, PATH_ and REPLAY.
 */
export const walkSettings = {
  seed: Number(process.env['SEED'] ?? 20_211_121),
  numRuns: Number(process.env['WALKS'] ?? 150),
  path: process.env['PATH_'] ?? '',
};

/** Which steps of a found walk were made; null: all that could be. */
export const replayPath = process.env['REPLAY'] ?? null;

/** What is said of them before they run. */
export const walkWords = `Model: ${walkSettings.numRuns} walks, SEED=${walkSettings.seed}`;

/** What is said of them before they run. */
export const propertyWords = `Properties: ${properties.numRuns} cases each, PROPERTY_SEED=${properties.seed}`;
