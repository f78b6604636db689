import type { Change, ChangeAction, ChangeSubject } from '@pitlane/shared-data/changes';
import { formatCount, formatDateTime, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { statusLabel } from '@pitlane/shared-data/requests';

export const subjectLabels: Record<ChangeSubject, string> = {
  request: 'Request',
  used_part: 'Part used',
  part: 'Part',
  mechanic: 'Mechanic',
  payment: 'Payment',
  customer: 'Customer',
  manager: 'Manager',
};

export const actionLabels: Record<ChangeAction, string> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
};

const money = (value: unknown) => formatMoneyWithPaise(Number(value));
const yesOrNo = (value: unknown) => (value ? 'Yes' : 'No');
const count = (value: unknown) => formatCount(Number(value));
const moment = (value: unknown) => formatDateTime(String(value));
const list = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value));

/** How a column is called and its values are written; one that is not named here is shown as it is. */
const fields: Record<string, { label: string; write?: (value: unknown) => string }> = {
  status: { label: 'Status', write: (value) => statusLabel(String(value)) },
  mechanic_name: { label: 'Mechanic' },
  scheduled_date: { label: 'Scheduled', write: moment },
  estimated_cost: { label: 'Estimate', write: money },
  final_cost: { label: 'Final cost', write: money },
  is_paid: { label: 'Salary paid', write: yesOrNo },
  registration_number: { label: 'Vehicle' },
  mechanic_notes: { label: 'Mechanic notes' },
  quantity_used: { label: 'Quantity' },
  part_cost: { label: 'Cost', write: money },
  part_name: { label: 'Name' },
  part_code: { label: 'Code' },
  category: { label: 'Category' },
  current_stock: { label: 'Stock' },
  stock_min: { label: 'Min stock' },
  avg_cost: { label: 'Average cost', write: money },
  price: { label: 'Price', write: money },
  name: { label: 'Name' },
  employee_id: { label: 'Employee ID' },
  hourly_rate: { label: 'Hourly rate', write: money },
  specializations: { label: 'Specializations', write: list },
  experience_years: { label: 'Experience (years)' },
  available: { label: 'Available', write: yesOrNo },
  availability_status: { label: 'Availability' },
  rating: { label: 'Rating' },
  time_based_pay: { label: 'Time-based pay', write: money },
  bonus_amount: { label: 'Bonus', write: money },
  total_amount: { label: 'Total', write: money },
  jobs_included: { label: 'Jobs', write: (value) => list(value) },
  notes: { label: 'Notes' },
  department: { label: 'Department' },
  requests: { label: 'Requests', write: count },
  first_request: { label: 'First request', write: (value) => `#${value}` },
  last_request: { label: 'Last request', write: (value) => `#${value}` },
  pending: { label: statusLabel('pending'), write: count },
  approved: { label: statusLabel('approved'), write: count },
  in_progress: { label: statusLabel('in_progress'), write: count },
  completed: { label: statusLabel('completed'), write: count },
  cancelled: { label: statusLabel('cancelled'), write: count },
  unpaid_jobs: { label: 'Unpaid jobs', write: count },
  used_parts: { label: 'Entries', write: count },
};

export interface ChangedField {
  label: string;
  /** Undefined where there was, or is, nothing. */
  before: string | undefined;
  after: string | undefined;
}

/** What changed, field by field, in words. */
export function changedFields({ before, after }: Pick<Change, 'before' | 'after'>): ChangedField[] {
  const names = new Set([...Object.keys(fields), ...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name) => {
    const known = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const { label, write = String } = known ?? { label: name };
    const written = (row: Change['before']) => {
      const value = row?.[name] ?? undefined;
      return value === undefined || list(value) === '' ? undefined : write(value);
    };
    const field = { label, before: written(before), after: written(after) };
    return field.before === undefined && field.after === undefined ? [] : [field];
  });
}

/** What kind of thing it was done to, with its number; people have none that is said aloud. */
export function kindOf({ subject, subject_key }: Pick<Change, 'subject' | 'subject_key'>): string {
  // Everything of its kind at once: the label says so.
  if (subject_key === 'all') return subjectLabels[subject];
  if (subject === 'used_part') return `Part used on request #${subject_key}`;
  return /^\d+$/.test(subject_key) ? `${subjectLabels[subject]} #${subject_key}` : subjectLabels[subject];
}
