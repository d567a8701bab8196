import { expect, test } from 'vitest';
import { closeTab } from '../../support/page/closeTab.ts';

const read = (text: string): Promise<unknown> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsText(new Blob([text]));
  });

test('a tab closed during a file read leaves the next tab able to read', async () => {
  void read('left');
  await closeTab();
  const late = new Promise((resolve) => void setTimeout(resolve, 1000, 'never read'));
  expect(await Promise.race([read('next'), late])).toBe('next');
});
