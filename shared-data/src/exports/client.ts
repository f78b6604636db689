export { garageTimeZone, setGarageTimeZone } from '../client/garage-time-zone.ts';
export { createPortalClient, type PortalClient } from '../client/portal-client.ts';
export { PortalClientContext, usePortalClient } from '../client/portal-client-context.ts';
export { type PortalMeta, portalOf } from '../client/query-meta.ts';
export type { FunctionCaller } from '../client/send-request.ts';
export { sessionArea, tokenKey } from '../client/session-area.ts';
export { storedToken } from '../client/stored-token.ts';
export type { AuthClient } from '../client/supabase-client.ts';
export { createVisitorClient, type VisitorClient } from '../client/visitor-client.ts';
