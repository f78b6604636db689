import { createContext, useContext } from 'react';
import type { PortalClient } from './portal-client.ts';

export const PortalClientContext = createContext<PortalClient | null>(null);

export function usePortalClient(): PortalClient {
  const portal = useContext(PortalClientContext);
  if (!portal) throw new Error('usePortalClient is called outside the portal');
  return portal;
}
