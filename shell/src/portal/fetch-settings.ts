import { type PortalConfig, parsePortalConfig } from '@pitlane/shared-data/portal-config';
import { settingsUrl } from '../service-worker/worker-contract.ts';

declare global {
  /** The response of `portal.json`, requested by the first script while the portal's code loads. */
  var pitlaneSettings: Promise<Response> | undefined;
}

const request = () => fetch(settingsUrl, { cache: 'no-cache', signal: AbortSignal.timeout(15_000) });

/** The portal's settings. @throws when they cannot be read. */
export async function fetchSettings(): Promise<PortalConfig> {
  const response = await (globalThis.pitlaneSettings ?? request());
  if (!response.ok) throw new Error(`portal.json: status ${response.status}`);
  return parsePortalConfig(await response.json());
}
