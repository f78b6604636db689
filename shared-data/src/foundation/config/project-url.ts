import type { PortalConfig } from './portal-config.ts';

/** The project's URL with a slash at its end, as the base of others. */
export const projectUrl = ({ supabaseUrl }: PortalConfig): string =>
  supabaseUrl.endsWith('/') ? supabaseUrl : `${supabaseUrl}/`;
