import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RemoteRegistry } from './remote-registry.ts';

export interface RemotesContextValue {
  registry: RemoteRegistry;
  /** Looks again for the remotes that were away, and opens their paths. */
  findMissingRemotes: () => Promise<void>;
}

export const RemotesContext = createContext<RemotesContextValue | null>(null);

export function useRemotes(): RemotesContextValue {
  const portal = useContext(RemotesContext);
  if (!portal) throw new Error('useRemotes is called outside the portal');
  return portal;
}

/** The remotes found so far; renders again when another one is found. */
export function useFoundRemotes() {
  const { registry } = useRemotes();
  return useSyncExternalStore(registry.subscribe, registry.found);
}
