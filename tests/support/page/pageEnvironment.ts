import { AsyncLocalStorage } from 'node:async_hooks';
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

/**
 * What becomes the page's: Node has these of its own from version 25 on, where they warn when they are
 * read, and what is there already is not replaced by happy-dom's.
 */
const ofPage = ['localStorage', 'sessionStorage'] as const;

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
  // After all listeners of the page, as a browser does what it does by itself.
  window.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented) return;
    const top = [...document.querySelectorAll('dialog')].findLast(({ open }) => open);
    if (top?.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  });
}

/**
 * Node reads a multipart body into whatever the global File is, and from version 24 on takes only its own.
 * While the server reads one, and nowhere else, File is Node's.
 * @param ofServer Node's own, asked for before the page's are there
 */
function keepFileForServer(
  global: typeof globalThis,
  ofServer: Pick<typeof globalThis, 'File' | 'Request'>,
): void {
  const inServer = new AsyncLocalStorage<true>();
  const { prototype } = ofServer.Request;
  const { formData } = prototype;
  prototype.formData = function read(this: Request) {
    return inServer.run(true, () => formData.call(this));
  };
  const { File } = global;
  Object.defineProperty(global, 'File', {
    configurable: true,
    get: () => (inServer.getStore() ? ofServer.File : File),
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
    for (const name of ofPage) Reflect.deleteProperty(global, name);
    const { console, File, Request } = global;
    global.console = quiet(console);
    const environment = await happyDom.setup(global, options);
    global.console = console;
    for (const [name, descriptor] of kept) {
      if (descriptor) Object.defineProperty(global, name, descriptor);
    }
    keepFileForServer(global, { File, Request });
    teachDialogs();
    return environment;
  },
} satisfies Environment;
