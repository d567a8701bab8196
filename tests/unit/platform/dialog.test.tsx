import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx';

interface PageProps {
  isOpen?: boolean;
  onClose?: () => void;
}

function Page({ isOpen = true, onClose }: PageProps) {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('?opened=again')}>
        Open again
      </button>
      {isOpen && (
        <Dialog title="A dialog" onClose={onClose}>
          <Dialog title="A question" onClose={() => {}}>
            Are you sure?
          </Dialog>
        </Dialog>
      )}
    </>
  );
}

const pageWith = (props: PageProps) => (
  <StrictMode>
    <MemoryRouter>
      <Page {...props} />
    </MemoryRouter>
  </StrictMode>
);

/** Renders a page whose dialog contains another one. */
async function openPage() {
  const onClose = vi.fn<() => void>();
  const { rerender } = await act(async () => render(pageWith({ onClose })));
  const [outer, inner] = document.querySelectorAll('dialog');
  if (!outer || !inner) throw new Error('no dialogs');
  return { onClose, outer, inner, show: (props: PageProps) => rerender(pageWith(props)) };
}

const ways: Record<string, (dialog: HTMLDialogElement) => void> = {
  'by the browser': (dialog) => dialog.close(),
  'by its button': (dialog) => {
    const [close] = dialog.getElementsByTagName('button');
    if (!close) throw new Error('no button');
    fireEvent.click(close);
    fireEvent.click(close);
  },
  'by a tap outside': (dialog) => void fireEvent.mouseDown(dialog),
};

test.each(Object.entries(ways))('a dialog closed %s says so once', async (_, close) => {
  const { outer, onClose } = await openPage();
  expect([outer.open, onClose.mock.calls.length]).toEqual([true, 0]);
  await act(async () => close(outer));
  expect([outer.open, onClose.mock.calls.length]).toEqual([false, 1]);
});

test('a dialog does not close with one inside it, or by a tap inside', async () => {
  const { outer, inner, onClose } = await openPage();
  fireEvent.mouseDown(screen.getByText('Are you sure?'));
  expect(inner.open).toBe(true);
  await act(async () => inner.close());
  expect([inner.open, outer.open, onClose.mock.calls.length]).toEqual([false, true, 0]);
});

test('a dialog that is no longer rendered closes without calling onClose', async () => {
  const { outer, onClose, show } = await openPage();
  await act(async () => show({ isOpen: false, onClose }));
  expect([outer.open, onClose.mock.calls.length]).toEqual([false, 0]);
});

test('a dialog that must stay is shown again if the browser closes it', async () => {
  const { outer, show } = await openPage();
  show({});
  await act(async () => outer.close());
  expect(outer.open).toBe(true);
});

test('a dialog that stays rendered is shown again by the next navigation', async () => {
  const { outer } = await openPage();
  await act(async () => outer.close());
  fireEvent.click(screen.getByText('Open again'));
  expect(outer.open).toBe(true);
});
