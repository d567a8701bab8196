import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { object, string } from 'yup';
import { AppForm } from '../../../src/components/form/AppForm.tsx';
import { TextField } from '../../../src/components/form/fields/TextField.tsx';

/** The rules of a form come when its first field is asked for, and on a slow line late. */

const rules = object({
  name: string().required('Enter your name'),
  word: string().required('Enter your word'),
});

test('what was wrong before everything was typed is not said when the rules come after that', async () => {
  const asked: ((to: typeof rules) => void)[] = [];
  const send = vi.fn<() => Promise<null>>().mockResolvedValue(null);
  render(
    <AppForm
      initialValues={{ name: '', word: '' }}
      schema={() => new Promise<typeof rules>((resolve) => asked.push(resolve))}
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
  // The loader of code does not answer in the order it is asked in.
  for (const answer of asked.toReversed()) answer(rules);
  await expect.poll(() => send.mock.calls).toHaveLength(1);
  // Whatever else has been asked of the rules has been answered by then.
  await new Promise((next) => {
    setTimeout(next, 50);
  });
  expect(screen.queryByText('Enter your word')).toBeNull();
});
