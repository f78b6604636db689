import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { parseRemoteModule, type RemoteModule } from '@pitlane/shared-data/remote-contract';
import { RemoteError } from './remote-error.ts';
import type { FoundRemote } from './remote-registry.ts';
import { within } from './within.ts';

const loadTimeout = 15_000;

/**
 * Loads the code of a remote, at most once.
 * @throws {RemoteError} when it does not arrive in time, fails, or speaks an unknown contract.
 */
export async function loadRemoteModule(remote: FoundRemote): Promise<RemoteModule> {
  const { manifest, url } = remote;
  const name = `pitlane_${manifest.name}`;
  try {
    // Registered anew at each call: a failed entry is remembered by the runtime and would never be fetched again.
    registerRemotes([{ name, entry: new URL(manifest.entry, url).href, type: 'global' }]);
    return parseRemoteModule(await within(loadTimeout, loadRemote(`${name}/routes`)));
  } catch (cause) {
    throw new RemoteError(manifest.label, cause);
  }
}
