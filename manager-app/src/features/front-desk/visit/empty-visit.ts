import type { DeskCustomer } from '@pitlane/shared-data/front-desk';
import type { VisitForm } from '@pitlane/shared-data/registration';

/** What was searched for is the name, the phone number or the plate already. */
function fromSearch(typed: string): Pick<VisitForm, 'name' | 'phone' | 'registration_number'> {
  const none = { name: '', phone: '', registration_number: '' };
  if (!/\d/.test(typed)) return { ...none, name: typed };
  return /[a-z]/i.test(typed)
    ? { ...none, registration_number: typed.toUpperCase() }
    : { ...none, phone: typed };
}

/** What was entered about work and check-in, which stays when the caller turns out to be known. */
export function workOf(visit: VisitForm): Partial<VisitForm> {
  const { serviceIds, bundleIds, complaints, withFee, scheduledDate, dropOff, channel, customerNotes } =
    visit;
  const { isHere, kilometres, fuel, keyNumber, belongings, promisedAt } = visit;
  return {
    serviceIds,
    bundleIds,
    complaints,
    withFee,
    scheduledDate,
    dropOff,
    channel,
    customerNotes,
    isHere,
    kilometres,
    fuel,
    keyNumber,
    belongings,
    promisedAt,
  };
}

/** A visit of which nothing is known but who comes and in which car. */
export const emptyVisit = (
  today: string,
  typed: string,
  customer: DeskCustomer | undefined,
  vehicleId: number | undefined,
): VisitForm => ({
  ...(customer ? { name: '', phone: '', registration_number: '' } : fromSearch(typed)),
  // 0 is another car.
  vehicleId: String((vehicleId ?? customer?.vehicles[0]?.vehicle_id) || ''),
  brand: '',
  model: '',
  year: '',
  color: '',
  fuel_type: 'petrol',
  km_driven: null,
  vin: '',
  serviceIds: [],
  bundleIds: [],
  complaints: '',
  withFee: true,
  scheduledDate: today,
  dropOff: 'none',
  channel: 'phone',
  customerNotes: '',
  overbook: false,
  isHere: false,
  kilometres: null,
  fuel: '',
  keyNumber: '',
  belongings: '',
  promisedAt: '',
});
