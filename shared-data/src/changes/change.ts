/** Actions and subjects of the audit trail. */
export const changeActions = ['added', 'changed', 'removed'] as const;
export const changeSubjects = [
  'request',
  'line',
  'used_part',
  'part',
  'mechanic',
  'payment',
  'customer',
  'manager',
  'garage',
  'opening_hours',
  'closed_day',
  'bay',
  'service',
  'car_type',
  'inspection_template',
  'inspection',
  'inspection_item',
  'estimate',
  'approval',
  'link',
  'import',
  'photo',
  'invoice_draft',
  'invoice',
  'receipt',
  'tax_rate',
  'till',
  'logo',
  'message_text',
  'message_settings',
  'message',
] as const;

export type ChangeAction = (typeof changeActions)[number];
export type ChangeSubject = (typeof changeSubjects)[number];

/** One entry of the audit trail. */
export interface Change {
  change_id: number;
  changed_at: string;
  /** Null for the operator, who works outside the portal. */
  actor_name: string | null;
  actor_role: 'customer' | 'mechanic' | 'manager' | 'link' | 'operator';
  action: ChangeAction;
  subject: ChangeSubject;
  /** A number, or the uuid of a user. */
  subject_key: string;
  subject_label: string;
  /** Old values of the changed columns; null for 'added'. */
  before: Record<string, unknown> | null;
  /** New values of the changed columns; null for 'removed'. */
  after: Record<string, unknown> | null;
}
