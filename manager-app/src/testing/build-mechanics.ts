import type { ListedMechanic, MechanicPage } from '@pitlane/shared-data/mechanics';

/** A mechanic as the backend lists one for a manager, for tests. */
export const buildListedMechanic = (changes: Partial<ListedMechanic> = {}): ListedMechanic => ({
  mechanic_id: '00000000-0000-4000-8000-000000000014',
  employee_id: 'M-014',
  name: 'Ravi Kumar',
  email: 'ravi@pitlane.test',
  phone: '401',
  experience_years: 8,
  specialization: 'Electrical',
  specializations: ['Electrical', 'Diagnostics'],
  available: true,
  availability_status: 'available',
  rating: 4.6,
  hourly_rate: 450,
  hire_date: '2019-04-01',
  created_at: '2019-04-01T04:00:00Z',
  email_verified: true,
  phone_verified: true,
  open_jobs: 2,
  ...changes,
});

/** A page of mechanics as the backend sends it, for tests. */
export const buildMechanicPage = (
  rows: ListedMechanic[] = [buildListedMechanic()],
  changes: Partial<MechanicPage> = {},
): MechanicPage => ({
  rows,
  total: rows.length,
  stats: { total: rows.length, average_experience: 8 },
  specializations: ['Brakes', 'Diagnostics', 'Electrical'],
  ...changes,
});
