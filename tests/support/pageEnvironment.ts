import { builtinEnvironments } from 'vitest/runtime';
import type { Environment } from 'vitest/runtime';

/**
 * What stays Node's own: the sandbox runs in the same process and answers with these; the client
 * speaks XMLHttpRequest, which is happy-dom's.
 */
const ofNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
] as const;

/** happy-dom reports each refused request as an error; refusals are what many tests are about. */
const quiet = (console: Console): Console =>
  new Proxy(console, {
    get: (target, name): unknown => (name === 'error' ? () => {} : Reflect.get(target, name)),
  });

/** What happy-dom's <dialog> leaves out: opening moves the focus in, Escape asks to close. */
function teachDialogs(): void {
  const { showModal } = HTMLDialogElement.prototype;
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
}

const happyDom = builtinEnvironments['happy-dom'];

/**
 * happy-dom beside a real HTTP server: the page's world, without taking the server's away. One for all
 * the files of a worker.
 */
export default {
  name: 'page',
  // As for a server: import.meta.url stays a file's address, which the sandbox needs.
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const kept = ofNode.map(
      (name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const,
    );
    const { console } = global;
    global.console = quiet(console);
    const environment = await happyDom.setup(global, options);
    global.console = console;
    for (const [name, descriptor] of kept) {
      if (descriptor) Object.defineProperty(global, name, descriptor);
    }
    teachDialogs();
    return environment;
  },
} satisfies Environment;
