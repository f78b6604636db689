import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RemoteRegistry } from './remote-registry.ts';

export interface PortalContextValue {
  registry: RemoteRegistry;
  /** Looks again for the remotes that were away, and opens their paths. */
  findMissingRemotes: () => Promise<void>;
}

export const PortalContext = createContext<PortalContextValue | null>(null);

export function usePortal(): PortalContextValue {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal is called outside the portal');
  return portal;
}

/** The remotes found so far; renders again when another one is found. */
export function useFoundRemotes() {
  const { registry } = usePortal();
  return useSyncExternalStore(registry.subscribe, registry.found);
}
