export { ask } from '../client/ask.ts';
export { backendConnection } from '../client/backend-connection.ts';
export { configurePortal, garageTimeZone, portalConfig, probeBackend, supabase } from '../client/portal.ts';
export { sessionArea, tokenKey } from '../client/session-area.ts';
