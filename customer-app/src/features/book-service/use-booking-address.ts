import type { ServiceCategory } from '@pitlane/shared-data/services';
import { useListParams } from '@pitlane/shared-ui/list-params';
import { wholeNumber } from '../../navigation/whole-number.ts';
import { readServiceChoice } from '../../service/service-choice.ts';

/** Stands for services of every category. */
export const everyCategory = 'all';

export type CategoryFilter = ServiceCategory | typeof everyCategory;

/** What is booked as far as the address knows it: a reload, or the way back from the login, goes on with it. */
export function useBookingAddress() {
  const { read, change } = useListParams();
  return {
    vehicleId: wholeNumber(read('vehicle')),
    service: readServiceChoice(read('service')),
    category: read('category') || null,
    chooseService: (serviceId: string) => change({ service: serviceId }, { replace: true }),
    chooseCategory: (category: CategoryFilter) => change({ category }, { replace: true }),
  };
}

/** What the screen and its parts read and write of the address. */
export type BookingAddress = ReturnType<typeof useBookingAddress>;
