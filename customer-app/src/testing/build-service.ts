import type { Service } from '@pitlane/shared-data/services';

/** A service as the backend sends it. */
export const buildService = (overrides: Partial<Service> = {}): Service => ({
  service_id: 5,
  name: 'Oil Change',
  description: 'Fresh oil and filter',
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
