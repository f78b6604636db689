import { type Check, runCheck } from '@pitlane/shared-data/check-project/check';
import type { PortalConfig, PortalRemote } from '@pitlane/shared-data/portal-config';
import { parseRemoteManifest } from '@pitlane/shared-data/remote-manifest';
import { headersOfPath, securityHeaders } from './security-headers.ts';

/** Milliseconds: longer than any host takes for a file. */
const timeout = 15_000;

async function load(address: URL, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${address} answers with status ${response.status}.`);
  return response;
}

const checkNotCached = ({ url, headers }: Response): string[] =>
  headers.get('cache-control')?.includes('no-cache')
    ? []
    : [`${url} has to be sent with Cache-Control: no-cache, or a release arrives late.`];

/** A page below the start page: unknown paths have to return index.html, with the same headers. */
async function checkPages(portalUrl: string, portal: PortalConfig): Promise<string[]> {
  const page = await load(new URL('/login', portalUrl));
  const expected = securityHeaders(portal);
  const wrong = Object.keys(expected).filter((name) => page.headers.get(name) !== expected[name]);
  const isHtml = page.headers.get('content-type')?.startsWith('text/html');
  const isEncrypted = new URL(portalUrl).protocol === 'https:';
  return [
    ...(isHtml ? [] : [`${page.url} is not index.html: unknown paths have to return it.`]),
    ...(wrong.length > 0
      ? [
          `Pages are sent with another ${wrong.join(', ')}. Send what \`npm run headers -w shell -- portal.json\` prints.`,
        ]
      : []),
    ...(isEncrypted && !page.headers.has('strict-transport-security')
      ? ['Pages are sent without Strict-Transport-Security.']
      : []),
    ...checkNotCached(page),
  ];
}

/** The paths with headers of their own, such as the service worker. */
async function checkOwnHeaders(portalUrl: string): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(headersOfPath).map(async ([path, expected]) => {
      const response = await load(new URL(path, portalUrl));
      const wrong = Object.keys(expected).filter((name) => response.headers.get(name) !== expected[name]);
      return [
        ...wrong.map((name) => `${path} is sent with another ${name} than it needs.`),
        ...checkNotCached(response),
      ];
    }),
  );
  return found.flat();
}

/** The shell's page has to be able to read the remote's files. */
async function checkRemote({ url }: PortalRemote, portalUrl: string): Promise<string[]> {
  const { origin } = new URL(portalUrl);
  const response = await load(new URL('remote.json', url), { origin });
  const { entry } = parseRemoteManifest(await response.clone().json());
  await load(new URL(entry, url), { origin });
  const allowed = response.headers.get('access-control-allow-origin');
  const isReadable = allowed === '*' || allowed === origin || new URL(url).origin === origin;
  return [
    ...(isReadable ? [] : [`${url} does not allow ${origin} to read its files (CORS).`]),
    ...checkNotCached(response),
  ];
}

/** Checks the hosts of the shell and of each remote, as a browser would reach them. */
export const checkHosting = (portalUrl: string, portal: PortalConfig): Promise<Check[]> =>
  Promise.all([
    runCheck("The shell's pages", () => checkPages(portalUrl, portal)),
    runCheck('Paths with headers of their own', () => checkOwnHeaders(portalUrl)),
    ...portal.remotes.map((remote) =>
      runCheck(`Remote ${remote.name}`, () => checkRemote(remote, portalUrl)),
    ),
  ]);
