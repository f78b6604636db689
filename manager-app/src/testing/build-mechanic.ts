import type {
  AssignableMechanic,
  ListedMechanic,
  Mechanic,
  MechanicPage,
} from '@pitlane/shared-data/mechanics';

export const mechanicId = '00000000-0000-4000-8000-000000000014';

/** A mechanic as the backend sends one to a manager. */
export const buildMechanic = (overrides: Partial<Mechanic> = {}): Mechanic => ({
  mechanic_id: mechanicId,
  employee_id: 'M-014',
  name: 'Ravi Kumar',
  email: 'ravi@pitlane.test',
  phone: '+91 98450 00014',
  experience_years: 8,
  specialization: 'Electrical Systems',
  specializations: ['Electrical Systems', 'Diagnostics'],
  available: true,
  availability_status: 'available',
  rating: 4.6,
  hourly_rate: 450,
  hire_date: '2019-04-01',
  created_at: '2019-04-01T04:00:00Z',
  email_verified: true,
  phone_verified: true,
  ...overrides,
});

/** A mechanic in the list of all. */
export const buildListedMechanic = (overrides: Partial<ListedMechanic> = {}): ListedMechanic => ({
  ...buildMechanic(),
  open_jobs: 2,
  ...overrides,
});

/** A single page of mechanics. */
export const buildMechanicPage = (
  rows: ListedMechanic[] = [buildListedMechanic()],
  overrides: Partial<MechanicPage> = {},
): MechanicPage => ({
  rows,
  total: rows.length,
  stats: { total: rows.length, average_experience: 8 },
  specializations: ['Brakes', 'Diagnostics', 'Electrical'],
  ...overrides,
});

/** A mechanic for the assignment list, with an id derived from the name. */
export const buildAssignableMechanic = ({
  name = 'Ravi Kumar',
  ...overrides
}: Partial<AssignableMechanic> = {}): AssignableMechanic => ({
  mechanic_id: `id-of-${name}`,
  name,
  specialization: null,
  specializations: [],
  experience_years: 3,
  available: true,
  open_jobs: 1,
  ...overrides,
});
