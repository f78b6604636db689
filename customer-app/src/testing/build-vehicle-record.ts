import { buildCompletedRequest, buildRequest, buildVehicle } from '@pitlane/shared-data/testing';
import type { ListedVehicle, VehicleOwner, VehicleRecord } from '@pitlane/shared-data/vehicles';

export const ownerId = '00000000-0000-4000-8000-000000000021';
export const mechanicId = '00000000-0000-4000-8000-000000000014';

/** The owner as a manager sees them. */
const owner: VehicleOwner = {
  customer_id: ownerId,
  name: 'Asha Rao',
  phone: '98450 11111',
  email: 'asha@pitlane.test',
  address: '14 Residency Road, Bengaluru',
};

/** A vehicle in the register of a manager. */
export const buildListedVehicle = (overrides: Partial<ListedVehicle> = {}): ListedVehicle => ({
  vehicle_id: 3,
  registration_number: 'KA 01 AB 1234',
  brand: 'Hyundai',
  model: 'Creta',
  year: 2021,
  fuel_type: 'diesel',
  km_driven: 124_500,
  owner: { customer_id: ownerId, name: owner.name, phone: owner.phone },
  last_service_date: '2026-11-10T11:00:00Z',
  ...overrides,
});

const { customer_id: _, ...vehicle } = buildVehicle();

/** A vehicle with a completed and a pending request, as a manager sees it. */
export const buildVehicleRecord = (overrides: Partial<VehicleRecord> = {}): VehicleRecord => ({
  vehicle,
  owner,
  years: [{ year: 2026, services: 1, amount: 5000 }],
  history: {
    rows: [
      { ...buildRequest({ request_id: 42, service_name: 'Oil Change' }), photos: 0 },
      { ...buildCompletedRequest(), assigned_mechanic: mechanicId, photos: 2 },
    ],
    total: 2,
  },
  ...overrides,
});
