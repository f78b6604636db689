import type { Server } from 'node:http';
import { headersOfPath, securityHeaders } from './hosting/security-headers.ts';
import { serveStatic } from './hosting/static-server.ts';
import { type BackendProcess, startBackend } from './local/backend-process.ts';
import { localPortalConfig } from './local/local-portal-config.ts';
import { choosePorts, type Ports, portsOf, requireFreePorts } from './local/ports.ts';
import { print, printAddresses } from './local/print.ts';
import { chooseRemotes, folderOfRemote, root } from './local/remotes.ts';
import { runProgram } from './local/run-program.ts';

function serveApps(ports: Ports, chosen: string[], publishableKey: string): Promise<Server[]> {
  const portal = localPortalConfig(ports, chosen, publishableKey);
  return Promise.all([
    serveStatic({
      folder: `${root}/shell/dist`,
      port: ports.shell,
      isSinglePage: true,
      generated: { '/portal.json': portal },
      headers: securityHeaders(portal),
      headersOfPath,
    }),
    ...chosen.map((name) =>
      serveStatic({ folder: `${folderOfRemote(name)}/dist`, port: ports[name] ?? 0, isSinglePage: false }),
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

const build = (workspaces: string[]) =>
  runProgram(
    'turbo',
    ['run', 'build', '--output-logs=errors-only', ...workspaces.map((name) => `--filter=@pitlane/${name}`)],
    root,
  );

/**
 * Builds what changed, then runs the portal on this machine until it is stopped: all of it, or the shell with the chosen
 * remotes.
 */
async function start(chosen: string[]) {
  const ports = choosePorts();
  await requireFreePorts(portsOf(ports, ['shell', 'backend', ...chosen]));
  print('Building, and starting the backend…');
  const [built, started] = await Promise.allSettled([
    build(['shell', ...chosen.map((name) => `${name}-app`)]),
    startBackend(ports),
  ]);
  if (started.status === 'rejected') throw started.reason;
  const backend = started.value;
  if (built.status === 'rejected') {
    await backend.stop();
    throw built.reason;
  }
  const servers = await serveApps(ports, chosen, backend.publishableKey);
  stopOnSignal(servers, backend);
  printAddresses(ports);
}

Promise.resolve(process.argv.slice(2))
  .then((names) => chooseRemotes(names))
  .then(start)
  .catch((error: unknown) => {
    print(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
