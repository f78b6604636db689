import type { PortalConfig } from '@pitlane/shared-data/portal-config';
import type { Ports } from './ports.ts';

const urlOf = (port: number | undefined) => `http://localhost:${port}/`;

/** The `portal.json` of a portal whose servers all run on this machine. */
export const localPortalConfig = (ports: Ports, remotes: string[], publishableKey: string): PortalConfig => ({
  supabaseUrl: `http://localhost:${ports.backend}`,
  supabaseKey: publishableKey,
  remotes: remotes.map((name) => ({ name, url: urlOf(ports[name]) })),
  socialSignIns: { google: false, github: false },
  timeZone: 'Asia/Kolkata',
});
