import type { Assignment, AssignmentPage } from '@pitlane/shared-data/requests';

/** A pending request as the backend sends it. */
export const buildAssignment = (overrides: Partial<Assignment> = {}): Assignment => ({
  request_id: 12,
  status: 'pending',
  service_name: 'Battery Service',
  service_category: 'electrical',
  customer: {
    customer_id: '00000000-0000-4000-8000-000000000021',
    name: 'Asha Rao',
    email: 'asha@pitlane.test',
    phone: '+91 98450 00001',
  },
  vehicle: {
    vehicle_id: 7,
    brand: 'Hyundai',
    model: 'Creta',
    year: 2021,
    registration_number: 'KA 01 AB 1234',
  },
  estimated_cost: 9500,
  final_cost: null,
  exceeds_estimate: false,
  scheduled_date: '2026-11-24T03:30:00Z',
  completion_date: null,
  cancellation: null,
  last_move: null,
  confirmed_at: null,
  customer_notes: 'Does not start in the morning',
  assigned_mechanic: null,
  suggested_mechanic: null,
  specialists: [],
  mechanic_name: null,
  created_at: '2026-11-20T05:00:00Z',
  ...overrides,
});

/** A page of requests as the backend sends it. */
export const buildAssignmentPage = (
  rows: Assignment[],
  overrides: Partial<AssignmentPage> = {},
): AssignmentPage => ({
  rows,
  total: rows.length,
  counts: { pending: 4, approved: 3, in_progress: 2, completed: 10, cancelled: 1, late: 2, unpaid: 5 },
  minutes: [],
  ...overrides,
});
