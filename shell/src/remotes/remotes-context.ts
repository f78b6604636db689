import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RemoteRegistry } from './remote-registry.ts';

export interface RemotesContextValue {
  registry: RemoteRegistry;
  /** Requests the missing manifests again and adds the routes of the remotes found. */
  findMissingRemotes: () => Promise<void>;
}

export const RemotesContext = createContext<RemotesContextValue | null>(null);

export function useRemotes(): RemotesContextValue {
  const portal = useContext(RemotesContext);
  if (!portal) throw new Error('useRemotes must be used inside the portal');
  return portal;
}

/** The remotes found so far. */
export function useFoundRemotes() {
  const { registry } = useRemotes();
  return useSyncExternalStore(registry.subscribe, registry.found);
}
