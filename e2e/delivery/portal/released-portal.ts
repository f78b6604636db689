import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PortalConfig } from '@pitlane/shared-data/portal-config';
import { headersOfPath, securityHeaders } from '../../../shell/launch/hosting/security-headers.ts';
import { serveStatic } from '../../../shell/launch/hosting/static-server.ts';
import { release, rollBack } from '../../../shell/launch/release/release-folder.ts';
import { addressOf, serverFaults } from './server-faults.ts';

/** A portal served from releases, each app by its own server, as in production. */
export interface ReleasedPortal {
  url: string;
  /** The folder of an app's releases. */
  folderOf: (app: string) => string;
  /** The address of an app. */
  addressOf: (app: string) => string;
  release: (app: string, built: string, version: string) => void;
  rollBack: (app: string, version?: string) => void;
  /** Changes `portal.json`. */
  changeSettings: (settings: Partial<PortalConfig>) => void;
  /** The addresses requested since the last call. */
  requests: () => string[];
  /** Accepts requests and never responds, until it is started. */
  silence: () => void;
  /** Refuses connections until it is started. */
  stop: () => void;
  start: () => Promise<void>;
  close: () => void;
}

export interface PortalBackend {
  url: string;
  key: string;
}

/** Serves a portal with these remotes and no releases yet. */
export async function openReleasedPortal(
  remotes: string[],
  backend: PortalBackend,
  settings: Partial<PortalConfig> = {},
): Promise<ReleasedPortal> {
  const releases = mkdtempSync(path.join(tmpdir(), 'pitlane-releases-'));
  const servers = new Map<string, Server>();
  const faults = serverFaults(servers);
  const folderOf = (app: string) => path.join(releases, app);

  const serve = async (app: string, more: Partial<Parameters<typeof serveStatic>[0]> = {}) => {
    mkdirSync(folderOf(app));
    servers.set(app, await serveStatic({ folder: folderOf(app), port: 0, isSinglePage: false, ...more }));
    faults.watch(app);
  };
  const addressOfApp = (app: string) => {
    const server = servers.get(app);
    if (!server) throw new Error(`${app} is not served`);
    return addressOf(server);
  };

  for (const name of remotes) await serve(`${name}-app`);
  const portal: PortalConfig = {
    supabaseUrl: backend.url,
    supabaseKey: backend.key,
    remotes: remotes.map((name) => ({ name, url: addressOfApp(`${name}-app`) })),
    socialSignIns: { google: false, github: false },
    ...settings,
  };
  await serve('shell', {
    isSinglePage: true,
    generated: { '/portal.json': portal },
    headers: securityHeaders(portal),
    headersOfPath,
  });

  return {
    url: addressOfApp('shell'),
    folderOf,
    addressOf: addressOfApp,
    release: (app, built, version) => release(built, folderOf(app), version),
    rollBack: (app, version) => void rollBack(folderOf(app), version),
    changeSettings: (changes) => void Object.assign(portal, changes),
    ...faults,
    close: () => {
      faults.stop();
      rmSync(releases, { recursive: true, force: true });
    },
  };
}
