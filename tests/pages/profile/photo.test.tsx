import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { logInAgain } from '../../support/page/logInAgain.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { chidera } from '../../support/people.ts';
import { errorTexts } from '../../../src/api/errorsTexts.ts';
import { userIn } from './form.ts';

const picture = (name: string, type: string, bytes: number): File =>
  new File([new Uint8Array(bytes)], name, { type });

const small = (name: string): File => picture(name, 'image/png', 10);

/**
 * Stubs drawing, which happy-dom lacks: every decoded picture is 400 × 300, every drawn one the
 * same ten bytes. Like the oldest browsers, it refuses the orientation `from-image`.
 * tests/e2e/mentee/profile.sweep.ts tests real pictures.
 */
function stubDrawing(): void {
  const bitmap = { width: 400, height: 300, close: () => undefined };
  vi.stubGlobal('createImageBitmap', async (_: Blob, options?: ImageBitmapOptions) => {
    if (options?.imageOrientation === 'from-image') throw new TypeError('Not a valid enum value');
    return bitmap;
  });
  const canvas = HTMLCanvasElement.prototype;
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only methods that are used
  vi.spyOn(canvas, 'getContext').mockReturnValue(context as unknown as CanvasRenderingContext2D);
  vi.spyOn(canvas, 'toBlob').mockImplementation((give) => {
    give(new Blob([new Uint8Array(10)], { type: 'image/jpeg' }));
  });
}

beforeEach(stubDrawing);

const openEditor = async () => {
  const opened = await renderApp('/dashboard/mentee/profile', chidera);
  await opened.user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  const picker = await screen.findByLabelText('Profile photo');
  return { ...opened, picker };
};

test('a photo below 5 MB is drawn again, sent and shown at once', async () => {
  const { picker, user, sandbox } = await openEditor();
  // Files that a drag, or a phone without the filter, can still provide.
  picker.removeAttribute('accept');
  await user.upload(picker, picture('me.gif', 'image/gif', 10));
  expect(await screen.findByText('Only JPG or PNG files are supported')).toBeVisible();
  await user.upload(picker, picture('me.jpg', 'image/jpeg', 5 * 1024 * 1024));
  expect(
    await screen.findByText("That's way too large! Try using something smaller than 5MB"),
  ).toBeVisible();
  expect(sandbox.requests().some(({ method }) => method === 'POST')).toBe(false);

  sandbox.failNext({ method: 'POST', path: '/api/profile', kind: '500' });
  await user.upload(picker, small('IMG.2026.11.24.png'));
  await screen.findByText('IMG.2026.11.24.png file upload failed.');
  // Otherwise the browser would not report the same file as a new choice.
  expect(picker).toHaveProperty('files.length', 0);

  await user.upload(picker, small('IMG.2026.11.24.png'));
  await screen.findByText('IMG.2026.11.24.png file uploaded successfully');
  expect(sandbox.db.all('SELECT contentType FROM photos')).toEqual([{ contentType: 'image/jpeg' }]);
  const photo = userIn(sandbox, chidera.email)?.photo;
  expect(photo).toBeTruthy();
  const bar = screen.getByRole('button', { name: /^Your account/ });
  expect(bar.querySelector('img')?.src).toContain(photo);
});

test('a photo is offered again once if the login expires during the upload', async () => {
  const { picker, user, sandbox } = await openEditor();
  sandbox.expireTokens();
  await user.upload(picker, small('me.png'));
  await logInAgain(user, chidera.email);

  const again = await screen.findByRole('button', { name: 'Send the photo now' });
  await waitFor(() => expect(again).toHaveFocus());
  expect(userIn(sandbox, chidera.email)?.photo).toBeNull();
  await user.click(again);
  await screen.findByText('me.png file uploaded successfully');
  expect(userIn(sandbox, chidera.email)?.photo).toBeTruthy();
});

test('a second photo during an upload is not dropped silently', async () => {
  const { user, sandbox } = await renderApp('/dashboard/mentee/profile', chidera);
  sandbox.failNext({ method: 'POST', path: '/api/profile', kind: 'held' });
  const first = await screen.findByLabelText('Profile photo');
  await user.upload(first, small('first.png'));
  // The editor has its own file picker.
  await user.click(screen.getByRole('button', { name: 'Edit profile' }));
  const second = await screen.findByLabelText('Profile photo');
  await user.upload(second, small('second.png'));
  expect(await screen.findByText(errorTexts.stillSending)).toBeVisible();
  await sandbox.letGo();
  await screen.findByText('first.png file uploaded successfully');
});
