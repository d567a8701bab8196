import { expect, test } from 'vitest';
import { failOnLeftovers } from '../../support/leftovers.ts';

const listen = () => undefined;

test('what a file leaves to the next one is named', async () => {
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
  // It answers for itself alone: what the file before it left was named then.
  await expect(failOnLeftovers()).rejects.toThrow('navigator.clipboard');
  await failOnLeftovers();
});
