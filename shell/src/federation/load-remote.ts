import { parseRemoteModule, type RemoteModule } from '@pitlane/shared-data/remote-contract';
import type { FoundRemote } from '../remotes/remote-registry.ts';
import { report } from '../reporting/report.ts';
import { RemoteError } from './remote-error.ts';
import { withTimeout } from './with-timeout.ts';

const loadTimeout = 15_000;

/** The federation runtime, loaded lazily because the shell's own pages do not need it. */
const federationHost = () => import('./federation-host.ts');

/** The remotes whose loading was reported; loading one again takes no time. */
const loaded = new Set<string>();

/**
 * Loads the code of a remote, at most once.
 * @throws {RemoteError} when loading times out or fails, or when the contract is unknown.
 */
export async function loadRemoteModule(remote: FoundRemote): Promise<RemoteModule> {
  const { manifest, url } = remote;
  const name = `pitlane_${manifest.name}`;
  const release = { app: manifest.name, version: manifest.version };
  try {
    const start = performance.now();
    const { federation } = await federationHost();
    // Registered at each call: the runtime caches a failed entry and would never request it again.
    federation.registerRemotes([{ name, entry: new URL(manifest.entry, url).href, type: 'global' }]);
    const module = parseRemoteModule(await withTimeout(loadTimeout, federation.loadRemote(`${name}/routes`)));
    if (!loaded.has(name))
      report({ kind: 'remote-loaded', milliseconds: performance.now() - start }, release);
    loaded.add(name);
    return module;
  } catch (cause) {
    report({ kind: 'remote-failed', message: String(cause) }, release);
    throw new RemoteError(manifest.label, cause);
  }
}
