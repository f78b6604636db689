import type { PortalClient } from '@pitlane/shared-data/client';

/** The portals that hear of notices by Realtime at this moment, and need not ask. */
export const livePortals = new WeakSet<PortalClient>();
