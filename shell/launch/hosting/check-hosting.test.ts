import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PortalConfig } from '@pitlane/shared-data/portal-config';
import { checkHosting } from './check-hosting.ts';
import { headersOfPath, securityHeaders } from './security-headers.ts';
import { serveStatic } from './static-server.ts';

const manifest = {
  contract: 2,
  name: 'manager',
  label: 'Admin portal',
  team: 'Garage team',
  version: '1.0.0',
  entry: 'remoteEntry.0123456789.js',
  files: [],
  routes: [],
  nav: [],
};

const servers: Server[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function serve(
  files: Record<string, string>,
  isSinglePage: boolean,
  headers = {},
  ofPath = {},
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pitlane-hosting-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const server = await serveStatic({ folder, port: 0, isSinglePage, headers, headersOfPath: ofPath });
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

interface Faults {
  headers?: Record<string, string>;
  ofPath?: Record<string, Record<string, string>>;
  isSinglePage?: boolean;
  remoteFiles?: Record<string, string>;
  remoteHeaders?: Record<string, string>;
}

async function problemsWith({
  headers,
  ofPath = headersOfPath,
  isSinglePage = true,
  remoteFiles,
  remoteHeaders,
}: Faults = {}) {
  const files = { 'remote.json': JSON.stringify(manifest), [manifest.entry]: '', ...remoteFiles };
  const remoteUrl = await serve(files, false, remoteHeaders);
  const portal: PortalConfig = {
    supabaseUrl: 'https://project.supabase.co',
    supabaseKey: 'key',
    remotes: [{ name: 'manager', url: remoteUrl }],
    socialSignIns: { google: false, github: false },
  };
  const page = { 'index.html': '<!doctype html>', 'service-worker.js': '' };
  const portalUrl = await serve(page, isSinglePage, { ...securityHeaders(portal), ...headers }, ofPath);
  return (await checkHosting(portalUrl, portal)).flatMap(({ problems }) => problems);
}

test('A portal that is hosted as `npm start` serves it has no problem', async () => {
  expect(await problemsWith()).toEqual([]);
});

test.each<[string, Faults, RegExp]>([
  [
    'an old security policy',
    { headers: { 'Content-Security-Policy': 'x' } },
    /another Content-Security-Policy/,
  ],
  ['a service worker with the policy of the pages', { ofPath: {} }, /another Content-Security-Policy than/],
  ['a host that answers 404 for /login', { isSinglePage: false }, /\/login answers with status 404/],
  [
    'a remote that the page may not read',
    { remoteHeaders: { 'Access-Control-Allow-Origin': 'https://other.example' } },
    /does not allow http:\/\/127/,
  ],
  ['a remote without its manifest', { remoteFiles: { 'remote.json': '' } }, /JSON/],
  [
    'a remote whose entry is gone',
    { remoteFiles: { 'remote.json': JSON.stringify({ ...manifest, entry: 'remoteEntry.gone.js' }) } },
    /remoteEntry.gone.js answers with status 404/,
  ],
])('%s is found', async (_, faults, problem) => {
  expect((await problemsWith(faults)).join('\n')).toMatch(problem);
});
