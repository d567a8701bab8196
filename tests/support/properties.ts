/**
 * Settings of property tests: a thousand cases each, the same every time. A failure prints its seed
 * and path; PROPERTY_SEED tries other cases, PROPERTY_CASES fewer or more.
 */
export const properties = {
  seed: Number(process.env['PROPERTY_SEED'] ?? 20_211_121),
  numRuns: Number(process.env['PROPERTY_CASES'] ?? 1000),
};

const minutes = Number(process.env['MINUTES'] ?? 0);

/**
 * Settings of the model's walks. A failing walk prints the SEED, PATH_ and REPLAY that replay it.
 */
export const walkSettings = {
  seed: Number(process.env['SEED'] ?? 20_211_121),
  numRuns: Number(process.env['WALKS'] ?? 150),
  path: process.env['PATH_'] ?? '',
  // With MINUTES the walks end after that time.
  ...(minutes > 0 && { interruptAfterTimeLimit: minutes * 60_000 }),
};

/** The settings of the walks with a guest, a third of the others in number and time. */
export const guestWalkSettings = {
  ...walkSettings,
  numRuns: Math.ceil(walkSettings.numRuns / 3),
  ...(minutes > 0 && { interruptAfterTimeLimit: minutes * 20_000 }),
};

/** The steps of a failing walk to replay; null for all steps. */
export const replayPath = process.env['REPLAY'] ?? null;

export const walkMessage = `Model: ${minutes > 0 ? `${minutes} minutes of walks` : `${walkSettings.numRuns} walks`}, SEED=${walkSettings.seed}`;

export const propertyMessage = `Properties: ${properties.numRuns} cases each, PROPERTY_SEED=${properties.seed}`;
