import type { Bundle } from '@pitlane/shared-data/bundles';
import type { CarType } from '@pitlane/shared-data/car-types';
import type { GarageSettings, OpeningHours } from '@pitlane/shared-data/garage';
import type { InspectionTemplate } from '@pitlane/shared-data/inspections';
import type { Manager } from '@pitlane/shared-data/managers';
import type { Service } from '@pitlane/shared-data/services';
import { manager } from '@pitlane/shared-data/testing';

export const buildGarage = (overrides: Partial<GarageSettings> = {}): GarageSettings => ({
  name: 'Pitlane Motors',
  address: '21 Residency Road, Bengaluru',
  phone: '+91 80 4567 1200',
  email: 'desk@pitlane.test',
  state_code: '29',
  tax_number: '29AAGCB7383J1Z4',
  upi_id: 'pitlane@okbank',
  bank_account: '50100234567891',
  ifsc: 'HDFC0001234',
  cost_tolerance: 10,
  change_cutoff_hour: 18,
  mechanics_send_estimates: false,
  diagnosis_fee: null,
  discount_limit: 10,
  labour_rate: null,
  diagnosis_service_id: null,
  ...overrides,
});

/** Open from Monday to Saturday, with a break. */
export const buildWeek = (): OpeningHours[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    opens: weekday < 7 ? '09:00:00' : null,
    closes: weekday < 7 ? '18:00:00' : null,
    break_from: weekday < 7 ? '13:00:00' : null,
    break_to: weekday < 7 ? '13:30:00' : null,
  }));

export const buildService = (overrides: Partial<Service> = {}): Service => ({
  service_id: 1,
  name: 'Oil Change',
  description: 'Engine oil and filter',
  category: 'maintenance',
  base_price: 3500,
  estimated_duration: 45,
  highest_price: null,
  shortest_duration: null,
  longest_duration: null,
  is_diagnosis: false,
  active: true,
  ...overrides,
});

export const buildCarType = (overrides: Partial<CarType> = {}): CarType => ({
  cartype_id: 1,
  brand: 'Mahindra',
  model: 'Bolero',
  body_type: 'off-roader',
  length_mm: 3995,
  wheelbase_mm: 2680,
  height_mm: 1880,
  is_electric: false,
  active: true,
  ...overrides,
});

/** By default the signed-in manager's own row. */
export const buildManager = (overrides: Partial<Manager> = {}): Manager => ({
  manager_id: manager.id,
  name: manager.name,
  email: manager.email,
  phone: manager.phone,
  department: 'Management',
  created_at: '2024-01-01T00:00:00Z',
  may_pay: true,
  may_change_settings: true,
  second_factor: false,
  ...overrides,
});

export const otherManagerId = '00000000-0000-4000-8000-000000000031';

export const buildTemplate = (overrides: Partial<InspectionTemplate> = {}): InspectionTemplate => ({
  template_id: 1,
  name: 'Tyres and brakes',
  sections: [
    {
      name: 'Tyres',
      items: [
        { kind: 'measurement', name: 'Front left tread', unit: 'mm', watch_below: 3, urgent_below: 1.6 },
        { kind: 'condition', name: 'Spare wheel' },
      ],
    },
  ],
  active: true,
  version: 1,
  ...overrides,
});

export const buildBundle = (changes: Partial<Bundle> = {}): Bundle => ({
  bundle_id: 1,
  name: 'Oil change',
  lines: [
    { kind: 'labour', description: 'Change oil and filter', quantity: 0.5, unit_price: 900, minutes: 30 },
    { kind: 'part', description: 'Oil Filter', quantity: 1, part_id: 7 },
  ],
  active: true,
  version: 1,
  price: 1250,
  minutes: 30,
  ...changes,
});
