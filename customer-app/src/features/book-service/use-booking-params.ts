import { parseId } from '@pitlane/shared-data/paths';
import type { ServiceCategory } from '@pitlane/shared-data/services';
import { useListParams } from '@pitlane/shared-ui/core';
import { readServiceChoice } from '../../service/service-choice.ts';

export const allCategories = 'all';

export type CategoryFilter = ServiceCategory | typeof allCategories;

/** Vehicle, service, deferred work and category in the URL, so that they survive a reload and a login. */
export function useBookingParams() {
  const { read, change } = useListParams();
  return {
    vehicleId: parseId(read('vehicle')),
    service: readServiceChoice(read('service')),
    /** The line of deferred work that is no service. */
    lineId: parseId(read('line')),
    /** That work in words, to show. */
    work: read('work'),
    category: read('category') || null,
    chooseService: (serviceId: string) => change({ service: serviceId }, { replace: true }),
    chooseCategory: (category: CategoryFilter) => change({ category }, { replace: true }),
  };
}

export type BookingParams = ReturnType<typeof useBookingParams>;
