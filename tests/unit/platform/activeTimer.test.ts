import { expect, test, vi } from 'vitest';
import { afterActiveTime } from '../../../src/lib/timing.ts';

/** Simulates a device whose page can be frozen: its timers stop, and its clock continues. */
function openDevice() {
  vi.useFakeTimers();
  let slept = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + slept);
  return {
    wakeFor: (ms: number) => void vi.advanceTimersByTime(ms),
    sleepFor: (ms: number) => {
      slept += ms;
    },
  };
}

test('time passes while the page is active', () => {
  const { wakeFor } = openDevice();
  const done = vi.fn<() => void>();
  afterActiveTime(3000, done);
  wakeFor(2900);
  expect(done).not.toHaveBeenCalled();
  wakeFor(200);
  expect(done).toHaveBeenCalledOnce();
  wakeFor(10_000);
  expect(done).toHaveBeenCalledOnce();
});

test('a sleep of an hour counts as one tick', () => {
  const { wakeFor, sleepFor } = openDevice();
  const done = vi.fn<() => void>();
  afterActiveTime(3000, done);
  wakeFor(1000);
  sleepFor(3_600_000);
  wakeFor(1000);
  expect(done).not.toHaveBeenCalled();
  wakeFor(1000);
  expect(done).toHaveBeenCalledOnce();
});

test('time that does not count does not pass', () => {
  const { wakeFor } = openDevice();
  const done = vi.fn<() => void>();
  let counts = false;
  afterActiveTime(3000, done, () => counts);
  wakeFor(60_000);
  counts = true;
  wakeFor(2900);
  expect(done).not.toHaveBeenCalled();
  wakeFor(200);
  expect(done).toHaveBeenCalledOnce();
});

test('a stopped timer never fires', () => {
  const { wakeFor } = openDevice();
  const done = vi.fn<() => void>();
  const stop = afterActiveTime(3000, done);
  wakeFor(2900);
  stop();
  wakeFor(10_000);
  expect(done).not.toHaveBeenCalled();
});
