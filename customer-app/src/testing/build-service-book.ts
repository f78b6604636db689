import type { BookService, OwnedService, ServiceBook } from '@pitlane/shared-data/service-books';

const service: BookService = {
  done_at: '2026-11-10T11:00:00Z',
  kilometres: 41_200,
  work: ['Full Service'],
  parts: [
    { name: 'Oil Filter', quantity: 1 },
    { name: 'Brake Pad', quantity: 2 },
  ],
  inspections: [{ name: 'Tyres', fine: 12, watch: ['Left wall'], urgent: [] }],
  amount: 5000,
};

const buildOwnedService = (overrides: Partial<OwnedService> = {}): OwnedService => ({
  ...service,
  request_id: 41,
  is_own: true,
  ...overrides,
});

/** A book with a service of its owner and one of an earlier owner. */
export const buildServiceBook = (overrides: Partial<ServiceBook> = {}): ServiceBook => ({
  vehicle: {
    registration_number: 'KA 01 AB 1234',
    brand: 'Hyundai',
    model: 'Creta',
    year: 2021,
    color: 'White',
    fuel_type: 'diesel',
    km_driven: 124_500,
    vin: 'MALC381CLNM123456',
  },
  owner: { customer_id: '10000000-0000-4000-8000-000000000003', name: 'Asha Rao' },
  garage: { name: 'Test Motors', address: '1 Long Road', phone: '080 1234', email: 'desk@example.test' },
  services: [
    buildOwnedService(),
    buildOwnedService({
      request_id: null,
      is_own: false,
      amount: null,
      done_at: '2024-05-02T06:00:00Z',
      kilometres: 12_000,
      work: ['Oil Change', 'Other work'],
      parts: [],
      inspections: [],
    }),
  ],
  years: [
    { year: 2026, services: 1, amount: 5000 },
    { year: 2025, services: 2, amount: 12_400 },
  ],
  link: null,
  code_until: null,
  ...overrides,
});
