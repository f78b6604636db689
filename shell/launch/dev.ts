import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { securityHeaders } from './hosting/security-headers.ts';
import { startBackend } from './local/backend-process.ts';
import { localPortalConfig } from './local/local-portal-config.ts';
import { choosePorts, portsOf, requireFreePorts } from './local/ports.ts';
import { print, printAddresses } from './local/print.ts';
import { chooseRemotes, folderOfRemote, root } from './local/remotes.ts';
import { startProgram } from './local/run-program.ts';

const publicFolder = path.join(root, '.pitlane/served-in-development');

/**
 * Runs the backend, and with hot reload the shell and the chosen remotes: all of them, or the one that a team works on.
 */
async function develop(chosen: string[]) {
  const ports = choosePorts();
  await requireFreePorts(portsOf(ports, ['shell', 'backend', ...chosen]));
  const backend = await startBackend(ports);

  // A service worker would serve the files of a build made before.
  const portal = { ...localPortalConfig(ports, chosen, backend.publishableKey), serviceWorker: false };
  mkdirSync(publicFolder, { recursive: true });
  writeFileSync(path.join(publicFolder, 'portal.json'), JSON.stringify(portal, null, 2));

  // The same security policy as in production, so that violations are found during development.
  const sockets = [ports.shell, ...chosen.map((name) => ports[name])].map((port) => `ws://localhost:${port}`);
  const headers = JSON.stringify(securityHeaders(portal, sockets));
  const serve = (folder: string, port: number | undefined) =>
    startProgram('rsbuild', ['dev'], folder, {
      PITLANE_DEV_PORT: String(port),
      PITLANE_DEV_SERVED: publicFolder,
      PITLANE_DEV_HEADERS: headers,
    });
  const servers = [
    serve(path.join(root, 'shell'), ports.shell),
    ...chosen.map((name) => serve(folderOfRemote(name), ports[name])),
  ];
  const stop = async () => {
    for (const server of servers) server.kill('SIGTERM');
    await backend.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  printAddresses(ports);
}

Promise.resolve(process.argv.slice(2))
  .then((names) => chooseRemotes(names))
  .then(develop)
  .catch((error: unknown) => {
    print(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
