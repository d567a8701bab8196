import { afterAll, beforeEach } from 'vitest';
import { failOnDifferences } from './watchContract.ts';

// Registered first, it runs last: a page that a test leaves open is closed by then.
beforeEach(({ onTestFinished }) => {
  onTestFinished(failOnDifferences);
});

afterAll(failOnDifferences);
