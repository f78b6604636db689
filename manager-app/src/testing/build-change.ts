import type { Change } from '@pitlane/shared-data/changes';

/** An audit trail entry of a changed hourly rate. */
export const buildChange = (overrides: Partial<Change> = {}): Change => ({
  change_id: 7,
  changed_at: '2026-11-20T06:30:00Z',
  actor_name: 'Meera Iyer',
  actor_role: 'manager',
  action: 'changed',
  subject: 'mechanic',
  subject_key: '00000000-0000-4000-8000-000000000002',
  subject_label: 'Ravi Menon',
  before: { hourly_rate: 450 },
  after: { hourly_rate: 500 },
  ...overrides,
});
