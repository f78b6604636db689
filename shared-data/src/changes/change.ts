/** What can have been done, and to what, as the audit trail tells it. */
export const changeActions = ['added', 'changed', 'removed'] as const;
export const changeSubjects = [
  'request',
  'used_part',
  'part',
  'mechanic',
  'payment',
  'customer',
  'manager',
] as const;

export type ChangeAction = (typeof changeActions)[number];
export type ChangeSubject = (typeof changeSubjects)[number];

/** One entry of the audit trail. */
export interface Change {
  change_id: number;
  changed_at: string;
  /** Null for the operator, who works past the portal. */
  actor_name: string | null;
  actor_role: 'customer' | 'mechanic' | 'manager' | 'operator';
  action: ChangeAction;
  subject: ChangeSubject;
  /** A number as people say it, or the id of a person. */
  subject_key: string;
  subject_label: string;
  /** The columns that changed, as they were; null for what was added. */
  before: Record<string, unknown> | null;
  /** The columns that changed, as they are; null for what was removed. */
  after: Record<string, unknown> | null;
}
