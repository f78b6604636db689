import type { RequestPage, ServiceRequest } from '../../requests/requests-answers.ts';
import { buildBalance } from './build-balance.ts';

/** A pending request. */
export const buildRequest = (overrides: Partial<ServiceRequest> = {}): ServiceRequest => ({
  request_id: 41,
  status: 'pending',
  service_name: 'Full Service',
  brand: 'Hyundai',
  model: 'Creta',
  year: 2021,
  registration_number: 'KA 01 AB 1234',
  vehicle_id: 3,
  mechanic_name: null,
  scheduled_date: '2026-11-24T03:30:00Z',
  drop_off: null,
  arrived_at: null,
  promised_at: null,
  started_at: null,
  completion_date: null,
  collected_at: null,
  created_at: '2026-11-20T05:15:00Z',
  estimated_cost: 4500,
  final_cost: null,
  customer_notes: 'Brakes squeal in the morning',
  mechanic_notes: null,
  change_refusal: null,
  cancellation: null,
  last_move: null,
  confirmed_at: null,
  balance: null,
  ...overrides,
});

/** A completed request, 500 rupees above its estimate, without an invoice; the garage has no payment details. */
export const buildCompletedRequest = (overrides: Partial<ServiceRequest> = {}): ServiceRequest =>
  buildRequest({
    status: 'completed',
    mechanic_name: 'Ravi Menon',
    started_at: '2026-11-10T06:05:00Z',
    completion_date: '2026-11-10T11:00:00Z',
    final_cost: 5000,
    balance: { invoice_id: null, paid: 0, owed: 5000, has_payment_details: false },
    mechanic_notes: 'Pads replaced on both front wheels',
    ...overrides,
  });

/** A list of one page, of a customer who owes nothing. */
export const buildRequestPage = (
  rows: ServiceRequest[],
  overrides: Partial<RequestPage> = {},
): RequestPage => ({ rows, total: rows.length, balance: buildBalance(), ...overrides });
