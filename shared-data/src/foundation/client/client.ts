export { garageTimeZone, setGarageTimeZone } from './garage-time-zone.ts';
export { createPortalClient, type PortalClient } from './portal-client.ts';
export { PortalClientContext, usePortalClient } from './portal-client-context.ts';
export { type PortalMeta, portalOf } from './query-meta.ts';
export { sessionArea, tokenKey } from './session-area.ts';
export { storedToken } from './stored-token.ts';
export type { AuthClient } from './supabase-client.ts';
export type { FunctionCaller } from './transport/send-request.ts';
export { createVisitorClient, type VisitorClient } from './visitor-client.ts';
