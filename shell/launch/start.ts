import type { Server } from 'node:http';
import path from 'node:path';
import { type BackendProcess, startBackend } from './backend-process.ts';
import { localPortalConfig } from './local-portal-config.ts';
import { choosePorts, type Ports, requireFreePorts } from './ports.ts';
import { run } from './run.ts';
import { say, sayWhereItRuns } from './say.ts';
import { securityHeaders } from './security-headers.ts';
import { serveStatic } from './static-server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const remotes = ['customer', 'mechanic', 'manager'] as const;

function serveApps(ports: Ports, publishableKey: string): Promise<Server[]> {
  const portal = localPortalConfig(ports, publishableKey);
  return Promise.all([
    serveStatic({
      folder: `${root}/shell/dist`,
      port: ports.shell,
      isSinglePage: true,
      generated: { '/portal.json': portal },
      headers: securityHeaders(portal),
    }),
    ...remotes.map((name) =>
      serveStatic({ folder: `${root}/${name}-app/dist`, port: ports[name], isSinglePage: false }),
    ),
  ]);
}

function stopOnSignal(servers: Server[], backend: BackendProcess) {
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    await backend.stop();
    process.exit(code);
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  backend.ended.then(() => stop(1));
}

/** Builds what changed, then runs the whole portal on this machine until it is stopped. */
async function start() {
  const ports = choosePorts();
  await requireFreePorts(ports);
  say('Building…');
  await run('turbo', ['run', 'build', '--output-logs=errors-only'], root);
  say('Starting the backend…');
  const backend = await startBackend(ports);
  const servers = await serveApps(ports, backend.publishableKey);
  stopOnSignal(servers, backend);
  sayWhereItRuns(ports);
}

start().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
