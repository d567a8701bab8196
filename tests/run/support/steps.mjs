// Steps of a test run: a command, its time, its own pass or fail.
import { spawn } from 'node:child_process';
import { root } from './ensure.mjs';

/** Playwright forces colours on its workers, and Node warns if NO_COLOR is set too. */
export const colours = process.env.NO_COLOR ? { NO_COLOR: undefined, FORCE_COLOR: '0' } : {};

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Runs a command. Its output is printed or stored. */
function execute({ node = process.execPath, command, cwd = root, env = {}, shown = false }) {
  return new Promise((resolve) => {
    const child = spawn(node, command, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    });
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
 * Runs one step `{name, command, env, shown, node, cwd}`, of which `command` is Node's arguments.
 * Returns `{name, passed, time}`.
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

/** Runs steps one after another, even after one has failed. */
export async function runSteps(steps) {
  const results = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}
