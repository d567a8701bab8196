import { AsyncLocalStorage } from 'node:async_hooks';
import { BrowserWindow, PropertySymbol } from 'happy-dom';
import { builtinEnvironments } from 'vitest/runtime';
import type { Environment } from 'vitest/runtime';
import { provideLocks } from './locks.ts';

/**
 * The sandbox runs in this process and responds with Node's globals. The client uses
 * `fetch` and XMLHttpRequest, which are happy-dom's.
 */
const ofNode = ['Request', 'Response', 'Headers', 'AbortController', 'AbortSignal'] as const;

/**
 * From version 25 on, Node has these globals too and warns when they are read. happy-dom does not
 * replace globals that exist.
 */
const ofPage = ['localStorage', 'sessionStorage'] as const;

/**
 * Silences errors, because happy-dom logs each refused request as one and many tests are about
 * refusals.
 */
const quietened = (console: Console): Console =>
  new Proxy(console, {
    get: (target, name): unknown => (name === 'error' ? () => {} : Reflect.get(target, name)),
  });

/**
 * Completes happy-dom's <dialog>: opening it moves the focus in, the page around it is inert,
 * Escape closes it, and closing it returns the focus.
 */
function completeDialogs(): void {
  const { showModal } = HTMLDialogElement.prototype;
  const { focus } = HTMLElement.prototype;
  /** The open dialogs, the topmost last, each with what had the focus before. */
  const openers = new Map<HTMLDialogElement, Element | null>();
  const topmost = () => [...openers.keys()].findLast(({ isConnected }) => isConnected);
  HTMLElement.prototype.focus = function focusUnlessInert(this: HTMLElement, ...options) {
    const top = topmost();
    if (!top || top.contains(this)) focus.apply(this, options);
  };
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    openers.set(this, document.activeElement);
    showModal.call(this);
    const first = this.querySelector('[autofocus], button, input, select, textarea, a[href]');
    if (first instanceof HTMLElement) first.focus();
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    openers.delete(this);
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
  // The close runs after all listeners of the page, like a browser's default action.
  window.addEventListener('keydown', ({ key, defaultPrevented }) => {
    const top = topmost();
    if (key !== 'Escape' || defaultPrevented || top?.getAttribute('closedby') === 'none') return;
    top?.close();
  });
}

/** Types into the focused text field, because happy-dom has no editing commands. */
function provideTyping(): void {
  document.execCommand = (command, _, text = '') => {
    const field = document.activeElement;
    const isField = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
    if (command !== 'insertText' || !isField) return false;
    const { value } = field;
    const selectionStart = field.selectionStart ?? 0;
    const typed = value.slice(0, selectionStart) + text + value.slice(field.selectionEnd ?? 0);
    // user-event sees a change through the element's setter, React only past it.
    field.value = '';
    Reflect.set(Object.getPrototypeOf(field), 'value', typed, field);
    field.setSelectionRange(selectionStart + text.length, selectionStart + text.length);
    return field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/**
 * Gives the server Node's File while it reads a body, and only then. Node reads a multipart body
 * into the global File, and from version 24 on accepts only its own.
 */
function provideNodeFile(
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

/**
 * Gives each timer without a delay its own timeout. happy-dom gives them a common one, and if
 * `happyDOM.abort()` clears it, no such timer ever fires again in this window.
 */
function separateTimers(): void {
  // `window` is Node's global object here; happy-dom's own is behind the document.
  const page: unknown = Reflect.get(document, PropertySymbol.window);
  if (!(page instanceof BrowserWindow)) throw new Error('happy-dom has no window of its own');
  const { setTimeout } = page;
  page.setTimeout = (work, delay = 0, ...rest) =>
    setTimeout.call(page, work, Math.max(1, delay), ...rest);
}

/** Elements that are hidden whatever their style. */
const undisplayed = 'dialog:not([open]), script, style, template, head, head *';

/**
 * Computes styles from tags and style attributes, because happy-dom computes every property of all
 * ancestors of each element that a query by role passes.
 */
function computeStyle(element: Element): object {
  const own = element instanceof HTMLElement ? element.style : null;
  const properties: Record<string, string> = {
    display: element.matches(undisplayed) ? 'none' : own?.display || 'block',
    visibility: own?.visibility || 'visible',
    opacity: own?.opacity || '1',
    'pointer-events': own?.pointerEvents || 'auto',
  };
  return {
    ...properties,
    pointerEvents: properties['pointer-events'],
    fontFamily: '',
    getPropertyValue: (name: string) => properties[name] ?? '',
  };
}

const happyDom = builtinEnvironments['happy-dom'];

/**
 * On a touch screen, selects are the device's own. With a mouse, antd's select replaces them once
 * its code has loaded, which a test may see or not.
 */
const touchScreen = { navigator: { maxTouchPoints: 5 } };

/** Without this, happy-dom's own cache keeps a response without an age for ever. */
const withoutCache = { fetch: { requestHeaders: [{ headers: { 'Cache-Control': 'no-cache' } }] } };

const settings = { ...touchScreen, ...withoutCache };

/** happy-dom with a real HTTP server, whose globals stay Node's. */
export default {
  name: 'page',
  // As on a server, import.meta.url stays a file's address, which the sandbox needs.
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const nodeGlobals = ofNode.map(
      (name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const,
    );
    for (const name of ofPage) Reflect.deleteProperty(global, name);
    const { console, File, Request } = global;
    global.console = quietened(console);
    const environment = await happyDom.setup(global, { ...options, happyDOM: { settings } });
    global.console = console;
    for (const [name, descriptor] of nodeGlobals) {
      if (descriptor) Object.defineProperty(global, name, descriptor);
    }
    provideNodeFile(global, { File, Request });
    completeDialogs();
    provideTyping();
    provideLocks();
    separateTimers();
    Object.assign(window, { getComputedStyle: computeStyle });
    return environment;
  },
} satisfies Environment;
