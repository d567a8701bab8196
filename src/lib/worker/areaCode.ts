import { isRecord } from '../values.ts';
import { workers } from './workerClient.ts';
import type { CodeCost, CodeStep, WorkerMessage } from './messages.ts';

/** A worker that the browser has ended never replies. */
const TIMEOUT_MS = 5000;

/** Browsers end a worker that takes long. */
const FILE_TIMEOUT_MS = 2 * 60 * 1000;

const late = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), TIMEOUT_MS);
  });

async function activeWorker(): Promise<ServiceWorker | null> {
  const registration = await Promise.race([workers()?.ready ?? null, late()]);
  return registration?.active ?? null;
}

/** Sends a message with a port for the replies; null if there is no worker. */
async function connect(message: WorkerMessage): Promise<MessagePort | null> {
  const worker = await activeWorker().catch(() => null);
  const { port1, port2 } = new MessageChannel();
  worker?.postMessage(message, [port2]);
  return worker && port1;
}

const isCost = (value: unknown): value is CodeCost =>
  isRecord(value) && typeof value['files'] === 'number' && typeof value['bytes'] === 'number';

const isStep = (value: unknown): value is CodeStep =>
  isRecord(value) && typeof value['done'] === 'number' && typeof value['total'] === 'number';

/** The remaining download size of an area's code; null if this browser cannot cache it. */
export async function codeCost(area: string): Promise<CodeCost | null> {
  const port = await connect({ type: 'cost', area });
  if (port === null) return null;
  const reply = new Promise<CodeCost | null>((resolve) => {
    port.addEventListener('message', ({ data }) => resolve(isCost(data) ? data : null));
    port.start();
  });
  return Promise.race([reply, late()]);
}

/** Caches the code of an area, even with data saving; true if all of it is on the device. */
export async function cacheAreaCode(
  area: string,
  onStep: (step: CodeStep) => void,
): Promise<boolean> {
  const port = await connect({ type: 'take', area });
  if (port === null) return false;
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => resolve(false), FILE_TIMEOUT_MS);
    };
    port.addEventListener('message', ({ data }) => {
      if (!isStep(data)) return;
      onStep(data);
      wait();
      if (data.isComplete === undefined) return;
      clearTimeout(timer);
      resolve(data.isComplete);
    });
    port.start();
    wait();
  });
}

/** Deletes the code of an area. */
export async function deleteAreaCode(area: string): Promise<void> {
  const worker = await activeWorker().catch(() => null);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker?.postMessage({ type: 'drop', area } satisfies WorkerMessage);
}
