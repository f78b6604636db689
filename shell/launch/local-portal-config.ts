import type { PortalConfig } from '@pitlane/shared-data/portal-config';
import type { Ports } from './ports.ts';

const at = (port: number) => `http://localhost:${port}/`;

/** The `portal.json` of a portal whose servers all run on this machine. */
export const localPortalConfig = (ports: Ports, publishableKey: string): PortalConfig => ({
  supabaseUrl: `http://localhost:${ports.backend}`,
  supabaseKey: publishableKey,
  remotes: [
    { name: 'customer', url: at(ports.customer) },
    { name: 'mechanic', url: at(ports.mechanic) },
    { name: 'manager', url: at(ports.manager) },
  ],
  socialSignIns: { google: false, github: false },
  timeZone: 'Asia/Kolkata',
  contact: { phone: '+91 80 5550 0100', email: 'service@pitlane.test' },
});
