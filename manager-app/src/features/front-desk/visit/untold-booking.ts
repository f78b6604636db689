import type { DeskCustomer, Visit } from '@pitlane/shared-data/front-desk';
import type { Untold } from '../reach/untold-banner.tsx';

/** Customer and car of a booking that no message announced, as entered or as stored. */
export function untoldBooking(
  requestId: number,
  problem: string,
  { customer: who, car }: Visit,
  known: DeskCustomer | undefined,
): Untold {
  const { name, phone } = 'person' in who ? who.person : (known ?? { name: 'the customer', phone: null });
  const vehicleId = car && 'vehicleId' in car ? car.vehicleId : undefined;
  const plate =
    car && 'vehicle' in car
      ? car.vehicle.registration_number
      : known?.vehicles.find(({ vehicle_id }) => vehicle_id === vehicleId)?.registration_number;
  return {
    requestId,
    event: 'booking_received',
    problem,
    customer: { name, phone },
    about: plate ? `The booking for your car ${plate}` : 'Your booking',
  };
}
