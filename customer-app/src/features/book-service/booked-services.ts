import type { Service } from '@pitlane/shared-data/services';
import type { BookingValues } from './booking-schema.ts';

/** The ids of the selected services: the first one, then those added to it, each once. */
export const bookedIds = ({
  serviceId,
  moreServices,
}: Pick<BookingValues, 'serviceId' | 'moreServices'>): number[] =>
  [...new Set([serviceId, ...moreServices])].filter((id) => id !== '').map(Number);

/** The selected services that the garage still offers, in the order of their selection. */
export const bookedServices = (
  values: Pick<BookingValues, 'serviceId' | 'moreServices'>,
  services: readonly Service[],
): Service[] => bookedIds(values).flatMap((id) => services.find(({ service_id }) => service_id === id) ?? []);
