import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/freePort.ts';
import { root } from './server.ts';

/** Finds nginx on this machine, or null. */
export function findNginx(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path)) ?? null;
}

/** Returns a path that nginx was built with, such as that of its modules. */
function builtWith(nginx: string, name: string): string {
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
  return new RegExp(`--${name}=(\\S+)`).exec(stderr)?.[1] ?? '';
}

/** Returns the folder of nginx's own settings, which lists the types of files. */
const settingsOf = (nginx: string): string =>
  dirname(builtWith(nginx, 'conf-path') || '/etc/nginx/nginx.conf');

/** Finds the module that serves `.br` copies, or null if it is not installed. */
export function findBrotli(nginx: string): string | null {
  const module = join(builtWith(nginx, 'modules-path'), 'ngx_http_brotli_static_module.so');
  return existsSync(module) ? module : null;
}

/** Reads a documented file, with only these strings replaced for this machine. */
async function documented(name: string, own: readonly [string, string][]): Promise<string> {
  const file = await readFile(join(root, 'tests/hosting', name), 'utf8');
  return own.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${name} has no "${from}"`);
    return text.replace(from, to);
  }, file);
}

interface Hosted {
  folder: string;
  api: string;
  /** True for an API on the page's own origin, through the optional proxy. */
  proxied: boolean;
}

/** Serves a build with the documented settings; throws nginx's output if it does not start. */
export async function serveWithNginx(nginx: string, { folder, api, proxied }: Hosted) {
  const port = await freePort();
  const scratch = await mkdtemp(join(tmpdir(), 'akada-nginx-'));
  const file = join(scratch, 'nginx.conf');
  const proxyFile = join(scratch, 'nginx-proxy.conf');
  await writeFile(
    proxyFile,
    await documented('nginx-proxy.conf', [['https://api.example.org;', `${api};`]]),
  );
  const brotli = findBrotli(nginx);
  const siteFile = await documented('nginx.conf', [
    ...(brotli ? [['# brotli_static on;', 'brotli_static on;'] satisfies [string, string]] : []),
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['root /var/www/akada;', `root ${folder};`],
    ['" https://api.example.org"', proxied ? '""' : `" ${api}"`],
    ...(proxied
      ? [['# include nginx-proxy.conf;', `include ${proxyFile};`] satisfies [string, string]]
      : []),
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    file,
    [
      process.getuid?.() === 0 ? 'user root;' : '',
      brotli ? `load_module ${brotli};` : '',
      'daemon off;',
      `pid ${scratch}/pid;`,
      'events {}',
      'http {',
      `include ${settingsOf(nginx)}/mime.types;`,
      'access_log off;',
      ...temporary.map((name) => `${name}_temp_path ${scratch}/${name};`),
      siteFile,
      '}',
    ].join('\n'),
  );
  const child = spawn(nginx, ['-c', file, '-p', scratch, '-e', 'stderr']);
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const ended = once(child, 'close');
  const origin = `http://127.0.0.1:${port}`;
  const isThere = () =>
    fetch(`${origin}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isThere()); tries += 1) {
    if (child.exitCode !== null || tries > 100) throw new Error(`nginx does not start. ${words}`);
    await pause(50);
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
      await rm(scratch, { recursive: true, force: true });
    },
  };
}
