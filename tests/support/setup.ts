import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// Generous: a page's code is loaded while we wait, on a machine that does other things too.
configure({ asyncUtilTimeout: 10_000 });

// What happy-dom's <dialog> leaves out: opening moves the focus in, Escape asks to close.
const showModal = HTMLDialogElement.prototype.showModal;
HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
  showModal.call(this);
  const first = this.querySelector('[autofocus], button, input, select, textarea, a[href]');
  if (first instanceof HTMLElement) first.focus();
};
document.addEventListener('keydown', ({ key, defaultPrevented }) => {
  if (key !== 'Escape' || defaultPrevented) return;
  const top = [...document.querySelectorAll('dialog')].findLast(({ open }) => open);
  if (top?.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(cleanup);
