export { ask } from '../client/ask.ts';
export type { GoTrueClient } from '../client/auth-client.ts';
export { backendConnection } from '../client/backend-connection.ts';
export {
  authClient,
  configurePortal,
  currentToken,
  garageTimeZone,
  portalConfig,
  probeBackend,
  supabase,
  watchAuth,
} from '../client/portal.ts';
export { sessionArea, tokenKey } from '../client/session-area.ts';
export { storedToken } from '../client/stored-token.ts';
