export { ask } from '../client/ask.ts';
export { configurePortal, garageTimeZone, portalConfig, supabase } from '../client/portal.ts';
export { sessionArea, tokenKey } from '../client/session-area.ts';
