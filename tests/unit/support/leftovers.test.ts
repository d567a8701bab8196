import { expect, test } from 'vitest';
import { failOnLeftovers } from '../../support/leftovers.ts';
import { closeTab } from '../../support/page/closeTab.ts';

const listen = () => undefined;

test('leftovers names all that a file leaves to the next file', async () => {
  window.addEventListener('forgotten', listen);
  document.body.append('some words');
  Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true });
  await expect(failOnLeftovers()).rejects.toThrow(
    [
      'left to the next file of tests:',
      'navigator.clipboard',
      'listener: window, bubbling forgotten (1)',
      'in the body: some words (1)',
    ].join('\n'),
  );

  window.removeEventListener('forgotten', listen);
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'clipboard');
  // The earlier leftovers are not reported again.
  await expect(failOnLeftovers()).rejects.toThrow('navigator.clipboard');
  await failOnLeftovers();
});

const read = (text: string): Promise<unknown> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsText(new Blob([text]));
  });

test('a tab closed during a file read leaves the next tab able to read', async () => {
  void read('left');
  await closeTab();
  expect(await read('next')).toBe('next');
});
