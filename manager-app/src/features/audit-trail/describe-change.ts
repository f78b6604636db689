import { waitingLabels } from '@pitlane/shared-data/board';
import type { BundleLine } from '@pitlane/shared-data/bundles';
import { readingSourceLabels } from '@pitlane/shared-data/care';
import { type Change, type ChangeAction, changeSubjectLabels } from '@pitlane/shared-data/changes';
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatDuration,
  formatMoneyWithPaise,
  isUuid,
} from '@pitlane/shared-data/formats';
import { fuelLevelLabels } from '@pitlane/shared-data/front-desk';
import { weekdays } from '@pitlane/shared-data/garage';
import { conditionLabels, type ItemCondition, type TemplateSection } from '@pitlane/shared-data/inspections';
import { type MessageEvent, messageEvents } from '@pitlane/shared-data/messages';
import { orderStateLabels } from '@pitlane/shared-data/orders';
import { formatClockTime } from '@pitlane/shared-data/plan';
import { statusLabel } from '@pitlane/shared-data/requests';
import { documentLabels } from '@pitlane/shared-data/vehicle-documents';

export const actionLabels: Record<ChangeAction, string> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
};

const money = (value: unknown) => formatMoneyWithPaise(Number(value));
const yesOrNo = (value: unknown) => (value ? 'Yes' : 'No');
const count = (value: unknown) => formatCount(Number(value));
const day = (value: unknown) => formatDate(String(value));
const moment = (value: unknown) => formatDateTime(String(value));
const list = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value));

const itemNames = (value: unknown) =>
  list((value as TemplateSection[]).flatMap(({ items }) => items.map(({ name }) => name)));

const lineNames = (value: unknown) => list((value as BundleLine[]).map(({ description }) => description));

/** Those of a line that a request does not have. */
const lineStatuses: Record<string, string> = {
  proposed: 'Proposed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** Those of a purchase order and of a correction of hours. */
const stateLabels: Record<string, string> = {
  ...orderStateLabels,
  open: 'To decide',
  accepted: 'Accepted',
  refused: 'Refused',
};

/** Those of a car's documents; other kinds are words. */
const documentNames: Record<string, string> = documentLabels;
const readingSources: Record<string, string> = readingSourceLabels;

/** Those of a waiting car; other reasons are in people's words. */
const waitingReasons: Record<string, string> = waitingLabels;

/** Labels and formats of columns. For others see `otherField`. */
const fields: Record<string, { label: string; format?: (value: unknown) => string }> = {
  status: { label: 'Status', format: (value) => lineStatuses[String(value)] ?? statusLabel(String(value)) },
  kind: { label: 'Kind', format: (value) => documentNames[String(value)] ?? String(value) },
  due_on: { label: 'Expected on', format: day },
  sent_to: { label: 'Sent to' },
  contact: { label: 'Contact' },
  terms_days: { label: 'Payment terms (days)' },
  lead_days: { label: 'Lead time (days)' },
  gstin: { label: 'GSTIN' },
  state: { label: 'Status', format: (value) => stateLabels[String(value)] ?? String(value) },
  was_started_at: { label: 'Began before', format: moment },
  was_ended_at: { label: 'Ended before', format: moment },
  started_at: { label: 'Began', format: moment },
  ended_at: { label: 'Ended', format: moment },
  answer: { label: 'Answer' },
  channel: { label: 'Channel' },
  channels: { label: 'Channels', format: list },
  subject: { label: 'Subject' },
  body: { label: 'Text' },
  quiet_from: { label: 'Quiet from' },
  quiet_until: { label: 'Quiet until' },
  reminder_hour: { label: 'Hour of reminders' },
  deferred_days: { label: 'Days until deferred work is reminded of' },
  attach_invoice: { label: 'Invoice attached', format: yesOrNo },
  description: { label: 'Description' },
  quantity: { label: 'Quantity' },
  unit_price: { label: 'Unit price', format: money },
  amount: { label: 'Amount', format: money },
  urgency: { label: 'Urgency' },
  decided_by_name: { label: 'Decided by' },
  decision_channel: { label: 'Channel', format: (value) => String(value).replace('_', ' ') },
  decline_reason: { label: 'Reason' },
  sections: { label: 'Items', format: itemNames },
  condition: { label: 'Condition', format: (value) => conditionLabels[value as ItemCondition] },
  value: { label: 'Value' },
  note: { label: 'Note' },
  internal_note: { label: 'Internal note' },
  started_by_name: { label: 'Started by' },
  finished_by_name: { label: 'Finished by' },
  finished_at: { label: 'Finished', format: day },
  sent_at: { label: 'Sent', format: day },
  created_at: { label: 'Made', format: day },
  created_by_name: { label: 'Made by' },
  sent_by_name: { label: 'Sent by' },
  version: { label: 'Version' },
  number: { label: 'Number' },
  sha256: { label: 'SHA-256' },
  months: { label: 'Months', format: count },
  kilometres: { label: 'Kilometres', format: count },
  is_reset: { label: 'Odometer reset', format: yesOrNo },
  fuel_type: { label: 'Fuel type' },
  discount: { label: 'Discount', format: money },
  discount_percent: { label: 'Discount', format: (value) => `${value} %` },
  discount_reason: { label: 'Reason of the discount' },
  labour_rate: { label: 'Labour rate', format: money },
  discount_limit: { label: 'Discount limit', format: (value) => `${value} %` },
  diagnosis_fee: { label: 'Diagnosis fee', format: money },
  is_diagnosis: { label: 'Diagnosis service', format: yesOrNo },
  mechanics_send_estimates: { label: 'Mechanics send estimates', format: yesOrNo },
  mechanic_name: { label: 'Mechanic' },
  scheduled_date: { label: 'Scheduled', format: day },
  estimated_cost: { label: 'Estimate', format: money },
  final_cost: { label: 'Final cost', format: money },
  exceeds_estimate: { label: 'Above the estimate', format: yesOrNo },
  is_paid: { label: 'Salary paid', format: yesOrNo },
  arrived_at: { label: 'Arrived', format: moment },
  arrival_kilometres: { label: 'Kilometres on arrival', format: count },
  arrival_fuel: {
    label: 'Fuel on arrival',
    format: (value) => fuelLevelLabels[value as keyof typeof fuelLevelLabels],
  },
  key_number: { label: 'Key number' },
  checked_in_by: { label: 'Checked in by' },
  collected_at: { label: 'Collected', format: moment },
  handed_over_by: { label: 'Handed over by' },
  cancel_reason: { label: 'Reason of the cancellation' },
  drop_off: { label: 'Drop-off time', format: (value) => formatClockTime(String(value)) },
  slot: { label: 'Time', format: (value) => formatClockTime(String(value)) },
  cars: { label: 'Cars' },
  move_reason: { label: 'Reason of the move' },
  registration_number: { label: 'Vehicle' },
  mechanic_notes: { label: 'Mechanic notes' },
  quantity_used: { label: 'Quantity' },
  part_cost: { label: 'Cost', format: money },
  part_name: { label: 'Name' },
  part_code: { label: 'Code' },
  category: { label: 'Category' },
  current_stock: { label: 'Stock' },
  stock_min: { label: 'Min stock' },
  avg_cost: { label: 'Average cost', format: money },
  shelf: { label: 'Shelf' },
  other_numbers: { label: 'Other numbers', format: list },
  retired: { label: 'Retired', format: yesOrNo },
  price: { label: 'Price', format: money },
  total: { label: 'Total', format: money },
  receipt_number: { label: 'Receipt' },
  method: { label: 'Method' },
  tax_code: { label: 'HSN or SAC' },
  tax_rate: { label: 'Tax rate', format: (value) => `${value} %` },
  rate: { label: 'Rate', format: (value) => `${value} %` },
  margin: { label: 'Margin', format: (value) => `${value} %` },
  round_to: { label: 'Rounded up to', format: money },
  valid_from: { label: 'From', format: day },
  valid_until: { label: 'Valid until', format: day },
  expected: { label: 'Expected', format: money },
  counted: { label: 'Counted', format: money },
  difference: { label: 'Difference', format: money },
  name: { label: 'Name' },
  employee_id: { label: 'Employee ID' },
  hourly_rate: { label: 'Hourly rate', format: money },
  specializations: { label: 'Specializations', format: list },
  experience_years: { label: 'Experience (years)' },
  available: { label: 'Available', format: yesOrNo },
  availability_status: { label: 'Availability' },
  rating: { label: 'Rating' },
  time_based_pay: { label: 'Time-based pay', format: money },
  bonus_amount: { label: 'Bonus', format: money },
  total_amount: { label: 'Total', format: money },
  jobs_included: { label: 'Jobs', format: (value) => list(value) },
  notes: { label: 'Notes' },
  department: { label: 'Department' },
  has_login: { label: 'Has a login', format: yesOrNo },
  closed_at: { label: 'Account closed', format: day },
  may_pay: { label: 'May pay', format: yesOrNo },
  may_change_settings: { label: 'May change settings', format: yesOrNo },
  second_factor: { label: 'Second factor', format: yesOrNo },
  managers_must_confirm: { label: 'Managers must confirm', format: yesOrNo },
  staff_session_days: { label: 'Staff stay signed in (days)' },
  staff_idle_hours: { label: 'Without use (hours)' },
  base_price: { label: 'Price', format: money },
  estimated_duration: { label: 'Duration', format: (value) => formatDuration(Number(value)) },
  active: { label: 'Active', format: yesOrNo },
  brand: { label: 'Brand' },
  model: { label: 'Model' },
  body_type: { label: 'Body type' },
  length_mm: { label: 'Length (mm)', format: count },
  wheelbase_mm: { label: 'Wheelbase (mm)', format: count },
  height_mm: { label: 'Height (mm)', format: count },
  is_electric: { label: 'Electric', format: yesOrNo },
  address: { label: 'Address' },
  phone: { label: 'Phone' },
  email: { label: 'Email' },
  details: { label: 'Details', format: list },
  state_code: { label: 'State' },
  tax_number: { label: 'GSTIN' },
  upi_id: { label: 'UPI ID' },
  bank_account: { label: 'Account number' },
  ifsc: { label: 'IFSC' },
  cost_tolerance: { label: 'Tolerance', format: (value) => `${value} %` },
  change_cutoff_hour: { label: 'Move or cancel until (hour)' },
  weekday: { label: 'Weekday', format: (value) => weekdays[Number(value) - 1] ?? String(value) },
  opens: { label: 'Opens' },
  closes: { label: 'Closes' },
  break_from: { label: 'Break from' },
  break_to: { label: 'Break to' },
  starts: { label: 'Begins' },
  ends: { label: 'Ends' },
  first_day: { label: 'First day', format: day },
  last_day: { label: 'Last day', format: day },
  part: { label: 'Part of the day' },
  limit_bookings: { label: 'Full days refuse bookings', format: yesOrNo },
  promised_at: { label: 'Promised for', format: moment },
  overbooked_by: { label: 'Overbooked by' },
  planned_start: { label: 'Planned start' },
  day: { label: 'Day', format: (value) => formatDate(String(value)) },
  reason: { label: 'Reason', format: (value) => waitingReasons[String(value)] ?? String(value) },
  until: { label: 'Until', format: moment },
  set_by_name: { label: 'Set by' },
  requests: { label: 'Requests', format: count },
  first_request: { label: 'First request', format: (value) => `#${value}` },
  last_request: { label: 'Last request', format: (value) => `#${value}` },
  pending: { label: statusLabel('pending'), format: count },
  approved: { label: statusLabel('approved'), format: count },
  in_progress: { label: statusLabel('in_progress'), format: count },
  completed: { label: statusLabel('completed'), format: count },
  cancelled: { label: statusLabel('cancelled'), format: count },
  unpaid_jobs: { label: 'Unpaid jobs', format: count },
  used_parts: { label: 'Entries', format: count },
  lines: { label: 'Lines', format: (value) => (Array.isArray(value) ? lineNames(value) : count(value)) },
  stage: { label: 'Stage' },
  taken_at: { label: 'Taken', format: moment },
  taken_by_name: { label: 'Taken by' },
  supplier: { label: 'Supplier' },
  tax: { label: 'GST in it', format: money },
  rack: { label: 'Rack' },
  question: { label: 'Question' },
  checked_by_name: { label: 'Checked by' },
  changed_at: { label: 'Changed', format: moment },
  size: { label: 'Size' },
  bytes: { label: 'File size', format: (value) => `${count(Math.ceil(Number(value) / 1024))} kB` },
  added_rows: { label: 'Added', format: count },
  merged_rows: { label: 'Updated', format: count },
};

/** A column without a label: its name in words, and a time that can be read. */
const otherField = (name: string) => {
  const words = name.replaceAll('_', ' ');
  const format = (value: unknown) =>
    typeof value === 'boolean'
      ? yesOrNo(value)
      : /^\d{4}-\d\d-\d\dT/.test(String(value))
        ? moment(value)
        : String(value);
  return { label: words.charAt(0).toUpperCase() + words.slice(1), format };
};

export interface ChangedField {
  label: string;
  /** Undefined if there is no value. */
  before: string | undefined;
  after: string | undefined;
}

/** The changed fields with their formatted values. Those of ids of people are not shown. */
export function changedFields({ before, after }: Pick<Change, 'before' | 'after'>): ChangedField[] {
  const names = new Set([...Object.keys(fields), ...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name) => {
    const { label, format = String } = (Object.hasOwn(fields, name) && fields[name]) || otherField(name);
    const formatted = (row: Change['before']) => {
      const value = row?.[name] ?? undefined;
      return value === undefined || list(value) === '' || isUuid(String(value)) ? undefined : format(value);
    };
    const field = { label, before: formatted(before), after: formatted(after) };
    return field.before === undefined && field.after === undefined ? [] : [field];
  });
}

/** The subject's name. A message has the one of its event. */
export const nameOf = ({
  subject,
  subject_label,
}: Pick<Change, 'subject' | 'subject_label'>): string | null => {
  if (subject === 'waiting') return waitingReasons[subject_label] ?? subject_label;
  if (subject === 'reading') return readingSources[subject_label] ?? subject_label;
  if (subject === 'document') return documentNames[subject_label] ?? subject_label;
  return subject === 'message' || subject === 'message_text'
    ? (messageEvents[subject_label as MessageEvent]?.label ?? subject_label)
    : subject_label;
};

/** The subject's kind with its number. The ids of people are UUIDs, which are not shown. */
export function kindOf({ subject, subject_key }: Pick<Change, 'subject' | 'subject_key'>): string {
  // All subjects of a kind at once.
  if (subject_key === 'all') return changeSubjectLabels[subject];
  if (subject === 'used_part') return `Part used on request #${subject_key}`;
  if (subject === 'waiting') return `Waiting of request #${subject_key}`;
  if (subject === 'line') return `Line of request #${subject_key}`;
  return /^\d+$/.test(subject_key)
    ? `${changeSubjectLabels[subject]} #${subject_key}`
    : changeSubjectLabels[subject];
}
