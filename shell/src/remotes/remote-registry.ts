import type { PortalRemote } from '@pitlane/shared-data/portal-config';
import type { FoundManifest } from '@pitlane/shared-data/remote-contract';
import { parseRemoteManifest } from '@pitlane/shared-data/remote-manifest';
import { report } from '../reporting/report.ts';
import { canShare } from './shared-path.ts';

/** A remote whose manifest has been read. */
export interface FoundRemote {
  url: string;
  manifest: FoundManifest;
}

export interface RemoteRegistry {
  /** Remotes found so far; the same array until another one is found. */
  found: () => readonly FoundRemote[];
  /** Names of the remotes whose manifest could not be read at the last attempt. */
  missing: () => readonly string[];
  /** Requests every manifest that has not been read yet. Resolves to the newly found remotes. Never rejects. */
  discover: () => Promise<readonly FoundRemote[]>;
  subscribe: (listener: () => void) => () => void;
}

declare global {
  /** The responses of the remotes' manifests, requested by the first script while the portal's code loads. */
  var pitlaneManifests: Record<string, Promise<Response>> | undefined;
}

/** The first script's response, once. */
function manifestResponse(address: string): Promise<Response> {
  const early = globalThis.pitlaneManifests?.[address];
  delete globalThis.pitlaneManifests?.[address];
  return early ?? fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(8000) });
}

async function fetchManifest({ url }: PortalRemote): Promise<FoundRemote> {
  const response = await manifestResponse(new URL('remote.json', url).href);
  if (!response.ok) throw new Error(`remote.json: status ${response.status}`);
  const manifest = parseRemoteManifest(await response.json());
  // Code is loaded only from the origin in portal.json.
  if (new URL(manifest.entry, url).origin !== new URL(url).origin) {
    throw new Error(`${manifest.label} has its entry on another origin: ${manifest.entry}`);
  }
  return { url, manifest };
}

const reportingFailure = (remote: PortalRemote): Promise<FoundRemote> =>
  fetchManifest(remote).catch((error: unknown) => {
    report({ kind: 'remote-failed', message: String(error) }, remote.name);
    throw error;
  });

/** Parameters have no part in which URLs a path matches. */
const patternOf = (path: string) => path.replaceAll(/:[^/]+/g, ':');

/** The routes of a remote by the URLs that they match. */
const byPattern = ({ manifest }: FoundRemote) => Map.groupBy(manifest.routes, ({ path }) => patternOf(path));

/** Reports each path that a new remote and another one claim for the same role, to both teams: only one screen opens. */
function reportSharedPaths(fresh: readonly FoundRemote[], found: readonly FoundRemote[]) {
  const routesOf = new Map(found.map((remote) => [remote, byPattern(remote)]));
  for (const [place, remote] of fresh.entries()) {
    const others = found.filter((other) => !fresh.slice(0, place + 1).includes(other));
    for (const other of others) {
      for (const [pattern, routes] of routesOf.get(remote) ?? []) {
        const theirs = routesOf.get(other)?.get(pattern) ?? [];
        for (const route of routes.filter((one) => theirs.some((each) => !canShare(each, one)))) {
          const message = `${remote.manifest.name} and ${other.manifest.name} both claim ${route.path}`;
          report({ kind: 'remote-failed', message }, remote.manifest.name);
          report({ kind: 'remote-failed', message }, other.manifest.name);
        }
      }
    }
  }
}

/** The remotes listed in `portal.json`, and their manifests. */
export function createRemoteRegistry(remotes: readonly PortalRemote[]): RemoteRegistry {
  let found: readonly FoundRemote[] = [];
  let unknown: readonly PortalRemote[] = remotes;
  let running: Promise<readonly FoundRemote[]> | undefined;
  const listeners = new Set<() => void>();

  async function fetchUnknown() {
    const requested = unknown;
    const results = await Promise.allSettled(requested.map(reportingFailure));
    const fresh = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    unknown = requested.filter((_, index) => results[index]?.status === 'rejected');
    if (fresh.length > 0) found = [...found, ...fresh];
    reportSharedPaths(fresh, found);
    running = undefined;
    for (const listener of listeners) listener();
    return fresh;
  }

  return {
    found: () => found,
    missing: () => unknown.map((remote) => remote.name),
    discover: () => {
      running ??= fetchUnknown();
      return running;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
