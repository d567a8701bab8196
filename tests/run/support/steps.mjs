// Steps of a test run: a command, its time, its own pass or fail.
import { spawn } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { root } from './ensure.mjs';

/**
 * Playwright forces colours on its workers, and Node warns if NO_COLOR is set too. FORCE_COLOR=0
 * has the same effect.
 */
export const colours = process.env.NO_COLOR ? { NO_COLOR: undefined, FORCE_COLOR: '0' } : {};

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Runs a command. Its output is printed or stored. */
function execute({
  node = process.execPath,
  command,
  cwd = root,
  env = {},
  shown = false,
  waits = false,
}) {
  return new Promise((resolve) => {
    const child = spawn(node, command, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    });
    if (waits && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ passed: false, output: error.message }));
    child.on('close', (code, signal) => {
      if (signal !== null) output += `Ended by ${signal}.`;
      resolve({ passed: code === 0, output });
    });
  });
}

/**
 * Runs one step.
 * @param step `{name, command, env, shown, waits, node, cwd}`; the command is Node's arguments;
 * with `waits` it gives way to other processes; `node` and `cwd` replace this Node and the project's
 * folder
 * @returns `{name, passed, time}`
 */
export async function runStep(step) {
  const { name, shown = false } = step;
  const start = performance.now();
  if (shown) console.log(`\n── ${name}`);
  const { passed, output } = await execute(step);
  const time = seconds(start);
  console.log(`${shown ? '' : '\n'}── ${name}: ${passed ? 'passed' : 'FAILED'} (${time})`);
  if (!passed && output.trim() !== '') console.log(output.trimEnd());
  return { name, passed, time };
}

/**
 * Runs independent steps in parallel, at most `most` at once, and no more than there are cores.
 * @param waits see `runStep`
 */
export async function runSideBySide(steps, { most = 2, waits = false } = {}) {
  const width = Math.min(most, availableParallelism());
  const queue = [...steps];
  const results = [];
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift())
      results.push(await runStep({ ...step, waits }));
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
