import type { PortalClient } from '@pitlane/shared-data/client';
import type { Result } from '../result/result.ts';
import type { Service } from './service.ts';

/** The active services, sorted by category and name. Visitors may read them too. */
export const listServices = (portal: PortalClient, signal: AbortSignal): Promise<Result<Service[]>> =>
  portal.request((client) =>
    client
      .from('services')
      .select('*')
      .eq('active', true)
      .order('category')
      .order('name')
      .abortSignal(signal),
  );
