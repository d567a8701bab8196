import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { object, string } from 'yup';
import { AppForm } from '../../../src/ui/form/AppForm.tsx';
import { TextField } from '../../../src/ui/form/Field.tsx';

/** In these tests a form's schema, which loads when its first field is used, arrives late. */

const rules = object({
  name: string().required('Enter your name'),
  word: string().required('Enter your word'),
});

test('a late schema does not show errors of earlier input', async () => {
  const waiting: ((to: typeof rules) => void)[] = [];
  const send = vi.fn<() => Promise<null>>().mockResolvedValue(null);
  render(
    <AppForm
      initialValues={{ name: '', word: '' }}
      schema={() => new Promise<typeof rules>((resolve) => waiting.push(resolve))}
      onSubmit={send}
    >
      {() => (
        <>
          <TextField name="name" label="Name" />
          <TextField name="word" label="Word" />
          <button type="submit">Send</button>
        </>
      )}
    </AppForm>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Word'), 'quiet{Enter}');
  // Loads need not finish in the order they began.
  for (const resolve of waiting.toReversed()) resolve(rules);
  await expect.poll(() => send.mock.calls).toHaveLength(1);
  // By now every other validation has ended.
  await new Promise((next) => {
    setTimeout(next, 50);
  });
  expect(screen.queryByText('Enter your word')).toBeNull();
});
