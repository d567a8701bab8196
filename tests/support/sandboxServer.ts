import { isRecord } from '../sandbox/http/body.ts';
import { listen } from '../sandbox/listen.ts';
import type { SandboxOptions } from '../sandbox/options.ts';
import { openSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import { DEMO_PASSWORD, hashCheaply } from '../sandbox/services/passwords.ts';
import { watch } from './watchContract.ts';

export interface SandboxServer {
  /** 'http://127.0.0.1:port', without /api. */
  origin: string;
  sandbox: Sandbox;
  close: () => Promise<void>;
}

/**
 * Starts a sandbox on a free port: fresh database in memory, starter content, no faults, cheap
 * hashes. A response that differs from the API's description fails the test.
 */
export async function startSandbox(options: Partial<SandboxOptions> = {}): Promise<SandboxServer> {
  hashCheaply();
  const sandbox = openSandbox({ file: ':memory:', compare: watch, ...options });
  return { sandbox, ...(await listen(sandbox, 0, '127.0.0.1')) };
}

/** Returns the token of a starter user, by a real login. */
export async function loginToken(
  origin: string,
  email: string,
  password: string = DEMO_PASSWORD,
): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const body: unknown = await response.json();
  if (!isRecord(body) || typeof body['accessToken'] !== 'string') {
    throw new Error(`${email} cannot log in: ${JSON.stringify(body)}`);
  }
  return body['accessToken'];
}
