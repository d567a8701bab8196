import { afterAll, beforeEach } from 'vitest';
import { failOnDifferences } from './watchContract.ts';

// Registered first, it is called last: a page that a test leaves open has been closed by then.
beforeEach(({ onTestFinished }) => {
  onTestFinished(failOnDifferences);
});

afterAll(failOnDifferences);
