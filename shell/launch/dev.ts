import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBackend } from './backend-process.ts';
import { localPortalConfig } from './local-portal-config.ts';
import { choosePorts, requireFreePorts } from './ports.ts';
import { launch } from './run.ts';
import { say, sayWhereItRuns } from './say.ts';

const root = path.resolve(import.meta.dirname, '../..');
const served = path.join(root, '.pitlane/served-in-development');
const remotes = ['customer', 'mechanic', 'manager'] as const;
type Remote = (typeof remotes)[number];

function chooseRemotes(name: string | undefined): readonly Remote[] {
  if (name === undefined) return remotes;
  const chosen = remotes.filter((remote) => remote === name);
  if (chosen.length === 0) throw new Error(`There is no remote "${name}"; there are ${remotes.join(', ')}.`);
  return chosen;
}

/**
 * Runs the backend, and with hot reload the shell and the chosen remotes: all of them, or the one that its own team
 * works on.
 */
async function develop(chosen: readonly Remote[]) {
  const ports = choosePorts();
  const used = Object.fromEntries(chosen.map((name) => [name, ports[name]]));
  await requireFreePorts({ shell: ports.shell, backend: ports.backend, ...used });
  const backend = await startBackend(ports);

  const config = localPortalConfig(ports, backend.publishableKey);
  const portal = { ...config, remotes: config.remotes.filter(({ name }) => name in used) };
  mkdirSync(served, { recursive: true });
  writeFileSync(path.join(served, 'portal.json'), JSON.stringify(portal, null, 2));

  const serve = (folder: string, port: number) =>
    launch('rsbuild', ['dev'], path.join(root, folder), {
      PITLANE_DEV_PORT: String(port),
      PITLANE_DEV_SERVED: served,
    });
  const servers = [serve('shell', ports.shell), ...chosen.map((name) => serve(`${name}-app`, ports[name]))];
  const stop = async () => {
    for (const server of servers) server.kill('SIGTERM');
    await backend.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  sayWhereItRuns(ports);
}

Promise.resolve(process.argv[2])
  .then(chooseRemotes)
  .then(develop)
  .catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
