import * as z from 'zod';
import { id, page, text, timestamp } from '../foundation/answers/shapes.ts';
import { changeActions, changeSubjects } from './change.ts';

const values = z.record(z.string(), z.unknown()).nullable();

/** One entry of the audit trail. */
const change = z.strictObject({
  change_id: id,
  changed_at: timestamp,
  /** Null for the operator, who works outside the portal. */
  actor_name: text.nullable(),
  actor_role: z.enum(['customer', 'mechanic', 'manager', 'link', 'operator']),
  action: z.enum(changeActions),
  subject: z.enum(changeSubjects),
  /** A number, or the uuid of a user. */
  subject_key: text,
  subject_label: text,
  /** Old values of the changed columns; null for 'added'. */
  before: values,
  /** New values of the changed columns; null for 'removed'. */
  after: values,
});

export const changeAnswers = { list_changes: page(change) };

export type Change = z.infer<typeof change>;
