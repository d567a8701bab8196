import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useDialogAddress } from '../../../src/ui/dialog/useDialogAddress.ts';

test('a dialog that Back has closed is not opened again by a late change', () => {
  window.history.replaceState(null, '', '/dashboard?enroll=');
  const { result } = renderHook(() => useDialogAddress('enroll'), { wrapper: BrowserRouter });
  act(() => result.current.change('web'));
  expect(window.location.search).toBe('?enroll=web');
  // Back changes the address before the page is drawn again.
  window.history.replaceState(null, '', '/dashboard');
  act(() => result.current.change('design'));
  expect(window.location.search).toBe('');
});
