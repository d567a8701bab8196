/**
 * Settings of property tests: a thousand cases each, the same every time. A failure prints its seed
 * and path; PROPERTY_SEED tries other cases, PROPERTY_CASES fewer or more.
 */
export const properties = {
  seed: Number(process.env['PROPERTY_SEED'] ?? 20_211_121),
  numRuns: Number(process.env['PROPERTY_CASES'] ?? 1000),
};

export const propertyMessage = `Properties: ${properties.numRuns} cases each, PROPERTY_SEED=${properties.seed}`;
