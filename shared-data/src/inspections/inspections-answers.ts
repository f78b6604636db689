import * as z from 'zod';
import { count, id, text, timestamp } from '../foundation/answers/shapes.ts';

const itemKind = z.enum(['condition', 'measurement']);
export const itemCondition = z.enum(['fine', 'watch', 'urgent', 'not_checked']);

/** The lines to propose where an item is not fine; undefined where it suggests none. */
const suggestions = { suggested_labour: text.optional(), suggested_part: text.optional() };

const condition = z.strictObject({ kind: z.literal('condition'), name: text, ...suggestions });

const measurement = z.strictObject({
  kind: z.literal('measurement'),
  name: text,
  unit: text,
  /** In `unit`: below it an item is to be watched. */
  watch_below: z.number(),
  /** In `unit`: below it an item is urgent. At most `watch_below`. */
  urgent_below: z.number(),
  ...suggestions,
});

const templateItem = z.discriminatedUnion('kind', [condition, measurement]);
const templateSection = z.strictObject({ name: text, items: z.array(templateItem) });

const inspectionTemplate = z.strictObject({
  template_id: id,
  name: text,
  sections: z.array(templateSection),
  /** Starts inspections. */
  active: z.boolean(),
  /** Counts the changes. */
  version: z.int(),
});

/** What was found of one item. Limits and unit are null for an item that is not measured. */
const inspectionItem = z.strictObject({
  item_id: id,
  /** From 1, in the whole inspection. */
  position: z.int().positive(),
  section: text,
  name: text,
  kind: itemKind,
  unit: text.nullable(),
  watch_below: z.number().nullable(),
  urgent_below: z.number().nullable(),
  /** The labour to propose where it is not fine. Undefined for a customer, like `suggested_part`. */
  suggested_labour: text.nullable().optional(),
  suggested_part: text.nullable().optional(),
  condition: itemCondition,
  /** In `unit`. */
  value: z.number().nullable(),
  /** For the customer. */
  note: text.nullable(),
  /** Undefined for a customer. */
  internal_note: text.nullable().optional(),
  /** Counts the changes. */
  version: z.int(),
  changed_at: timestamp.nullable(),
  /** Undefined for a customer. */
  changed_by_name: text.nullable().optional(),
});

export const inspection = z.strictObject({
  inspection_id: id,
  request_id: id,
  template_id: id,
  template_name: text,
  started_at: timestamp,
  /** Undefined for a customer, like `finished_by_name`. */
  started_by_name: text.optional(),
  finished_at: timestamp.nullable(),
  finished_by_name: text.nullable().optional(),
  /** When it was first sent to the customer with an estimate. */
  sent_at: timestamp.nullable(),
  counts: z.record(itemCondition, count),
  items: z.array(inspectionItem),
});

export const inspectionAnswers = {
  inspection_templates: z.array(inspectionTemplate),
  save_inspection_template: inspectionTemplate,
  set_inspection_template_active: inspectionTemplate,
  start_inspection: inspection,
  record_items: inspection,
  finish_inspection: inspection,
  reopen_inspection: inspection,
};

export type ItemCondition = z.infer<typeof itemCondition>;
export type TemplateItem = z.infer<typeof templateItem>;
export type TemplateSection = z.infer<typeof templateSection>;
export type InspectionTemplate = z.infer<typeof inspectionTemplate>;
export type InspectionItem = z.infer<typeof inspectionItem>;
export type Inspection = z.infer<typeof inspection>;
