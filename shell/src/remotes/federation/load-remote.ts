import { parseRemoteModule, type RemoteModule } from '@pitlane/shared-data/remote-contract';
import { report } from '../../reporting/report.ts';
import type { FoundRemote } from '../remote-registry.ts';
import { RemoteError } from './remote-error.ts';

/** Loaded lazily, because the account pages need neither remotes nor the modules provided to them. */
const federationHost = () => import(/* webpackChunkName: "frame" */ './federation-host.ts');

const loaded = new Set<string>();

/** Whether this page has loaded the code of a remote. */
export const isLoaded = ({ manifest }: FoundRemote) => loaded.has(manifest.name);

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
    const { loadFromRemote } = await federationHost();
    const entry = new URL(manifest.entry, url).href;
    const module = parseRemoteModule(await loadFromRemote(name, entry, 'routes'));
    // Loading it again takes no time.
    if (!isLoaded(remote))
      report({ kind: 'remote-loaded', milliseconds: performance.now() - start }, release);
    loaded.add(manifest.name);
    return module;
  } catch (cause) {
    report({ kind: 'remote-failed', message: String(cause) }, release);
    throw new RemoteError(manifest.label, cause);
  }
}
