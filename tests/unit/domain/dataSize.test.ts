import { expect, test } from 'vitest';
import { dataSize } from '../../../src/lib/format.ts';

test('sizes have one decimal below ten, and megabytes from a thousand', () => {
  expect([640, 9_440, 12_600, 999_000, 1_400_000].map(dataSize)).toEqual([
    '0.6 KB',
    '9.4 KB',
    '13 KB',
    '999 KB',
    '1.4 MB',
  ]);
});
