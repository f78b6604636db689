import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const functions = path.resolve(import.meta.dirname, '../../functions');

const require = createRequire(import.meta.url);

/** Deno's binary, from the npm package for this kind of machine. */
const findDeno = (): string => require('deno/install_api.cjs').runInstall();

/** Libraries come from `node_modules` as npm has installed them, and nothing from a network. */
const offline = ['--node-modules-dir=manual', '--no-remote', '--no-lock'];

const environment = {
  PATH: process.env.PATH,
  DENO_DIR: path.join(tmpdir(), 'pitlane-deno'),
  DENO_NO_UPDATE_CHECK: '1',
  NO_COLOR: '1',
};

/** Checks the types of Edge Functions as Deno knows them. @throws with the type errors. */
export async function checkTypes(names: readonly string[]): Promise<void> {
  const files = names.map((name) => path.join(functions, name, 'index.ts'));
  // Without the configuration, of which no file names the types of Node that those of libraries need.
  await promisify(execFile)(findDeno(), ['check', '--no-config', ...offline, ...files], {
    cwd: path.resolve(functions, '../../..'),
    env: environment,
  });
}

export interface ServedFunction {
  url: string;
  stop: () => Promise<void>;
}

interface FunctionSettings {
  /** Its secrets. */
  secrets: Record<string, string>;
  /** A file with certificates to trust, besides the public ones. */
  certificates?: string;
}

/** Serves an Edge Function from its own files, in a process of Deno, as Supabase does. */
export async function serveFunction(
  name: string,
  { secrets, certificates }: FunctionSettings,
): Promise<ServedFunction> {
  const trust = certificates ? [`--cert=${certificates}`] : [];
  const child = spawn(findDeno(), ['run', '--allow-all', ...offline, ...trust, 'index.ts'], {
    cwd: path.join(functions, name),
    env: { ...environment, ...secrets, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let log = '';
    child.stderr.on('data', (text) => {
      log += text;
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(log) ?? [];
      if (address) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The function ${name} did not start: ${log}`)));
  });
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
