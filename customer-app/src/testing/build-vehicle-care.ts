import type { OdometerReading, ServiceForecast, VehicleCare } from '@pitlane/shared-data/care';

export const buildReading = (overrides: Partial<OdometerReading> = {}): OdometerReading => ({
  reading_id: 7,
  kilometres: 41_200,
  source: 'check_in',
  read_at: '2026-11-10T05:00:00Z',
  is_reset: false,
  counts: true,
  recorded_by: 'Meera',
  ...overrides,
});

/** Overdue since a year after it was done. */
export const buildForecast = (overrides: Partial<ServiceForecast> = {}): ServiceForecast => ({
  service_id: 5,
  service_name: 'Oil Change',
  months: 12,
  kilometres: 10_000,
  since: '2025-11-01T05:00:00Z',
  is_done: true,
  driven: 8200,
  due_on: '2026-11-01',
  due_by: 'months',
  state: 'over',
  price_now: 3500,
  booked_for: null,
  ...overrides,
});

export const buildVehicleCare = (overrides: Partial<VehicleCare> = {}): VehicleCare => ({
  readings: [
    buildReading(),
    buildReading({
      reading_id: 3,
      kilometres: 38_000,
      read_at: '2026-06-01T05:00:00Z',
      source: 'owner',
      recorded_by: null,
    }),
  ],
  km_per_day: 21.4,
  sureness: 'fair',
  forecast: [buildForecast()],
  deferred: [],
  documents: [],
  due_work: null,
  ...overrides,
});
