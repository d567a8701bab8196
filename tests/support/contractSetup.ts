import { afterAll, beforeEach } from 'vitest';
import { failOnDifferences } from './watchContract.ts';

// This is registered first, so it runs last, when a page that a test leaves open has been closed.
beforeEach(({ onTestFinished }) => {
  onTestFinished(failOnDifferences);
});

afterAll(failOnDifferences);
