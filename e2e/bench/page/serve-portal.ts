import path from 'node:path';
import { securityHeaders } from '../../../shell/launch/hosting/security-headers.ts';
import { serveStatic } from '../../../shell/launch/hosting/static-server.ts';
import { localPortalConfig } from '../../../shell/launch/local/local-portal-config.ts';
import { findRemotes, folderOfRemote, root } from '../../../shell/launch/local/remotes.ts';

export interface ServedPortal {
  url: string;
  close: () => void;
}

export interface Backend {
  url: string;
  key: string;
}

/** The backend of a running portal. */
export async function backendOf(portalUrl: string): Promise<Backend> {
  const { supabaseUrl, supabaseKey } = await (await fetch(new URL('/portal.json', portalUrl))).json();
  return { url: supabaseUrl, key: supabaseKey };
}

/**
 * Serves a built shell before a backend, at this port, as `npm start` does: the same server, headers and cache rules.
 * @param shell the folder with its build; the remotes' are served beside it unless it is a single bundle.
 */
export async function servePortal(
  { url, key }: Backend,
  port: number,
  { shell = path.join(root, 'shell/dist'), isSingleBundle = false } = {},
): Promise<ServedPortal> {
  const remotes = isSingleBundle ? [] : findRemotes();
  const ports = Object.fromEntries(remotes.map((name, index) => [name, port + 1 + index]));
  const portal = localPortalConfig(
    { ...ports, shell: port, backend: Number(new URL(url).port) },
    remotes,
    key,
  );
  const servers = await Promise.all([
    serveStatic({
      folder: shell,
      port,
      isSinglePage: true,
      generated: { '/portal.json': portal },
      headers: securityHeaders(portal),
    }),
    ...remotes.map((name) =>
      serveStatic({ folder: `${folderOfRemote(name)}/dist`, port: ports[name] ?? 0, isSinglePage: false }),
    ),
  ]);
  return {
    url: `http://localhost:${port}`,
    close: () => {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
