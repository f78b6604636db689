import type { PortalClient } from '@pitlane/shared-data/client';
import type { Result } from '../result/result.ts';
import type { CarType, CarTypeFilter } from './car-type.ts';

const isChosen = (choice: string | undefined): choice is string => Boolean(choice) && choice !== 'all';

/** Sorted by brand and model. Visitors may read them too. */
export const listCarTypes = (
  portal: PortalClient,
  { brand, bodyType }: Omit<CarTypeFilter, 'search'>,
  signal: AbortSignal,
): Promise<Result<CarType[]>> =>
  portal.request((client) => {
    let request = client.from('cartypes').select('*');
    if (isChosen(brand)) request = request.eq('brand', brand);
    if (isChosen(bodyType)) request = request.eq('body_type', bodyType);
    return request.order('brand').order('model').abortSignal(signal);
  });
