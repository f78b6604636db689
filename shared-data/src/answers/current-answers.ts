import * as z from 'zod';
import { count, id, money, quantity, timestamp, uuid } from '../foundation/answers/shapes.ts';
import { answers } from './answers.ts';

/**
 * What each function tells with PT412, because somebody else has changed it: what stands there now. A row is told as
 * the function answers with it.
 */
export const currentAnswers = {
  answer_by_link: count,
  answer_reminder: timestamp,
  cancel_request: timestamp,
  change_line: count,
  close_till: answers.close_till,
  credit_invoice: money,
  decide_lines: count,
  discount_draft: answers.save_draft,
  discount_lines: money,
  issue_invoice: answers.save_draft,
  move_request: timestamp,
  plan_request: z.strictObject({
    scheduled_date: timestamp,
    mechanic_id: uuid.nullable(),
    starts: z.iso.time().nullable(),
  }),
  record_items: answers.record_items.shape.items.element,
  record_payment: answers.record_payment.shape.balance,
  refund_payment: answers.record_payment.shape.balance,
  save_bank_account: answers.save_bank_account,
  save_bay: answers.save_bay,
  save_bundle: answers.save_bundle,
  save_car_type: answers.save_car_type,
  save_draft: answers.save_draft,
  save_drop_off_slots: z.strictObject({ slots: answers.save_drop_off_slots, count }),
  save_garage: answers.save_garage,
  save_inspection_template: answers.save_inspection_template,
  save_mechanic_hours: answers.working_times.pick({ hours: true }),
  save_message_settings: answers.save_message_settings,
  save_message_text: answers.save_message_text,
  save_opening_hours: z.strictObject({ week: answers.save_opening_hours }),
  save_part: answers.save_part,
  save_part_category: answers.save_part_category,
  save_service: answers.save_service,
  save_service_intervals: answers.save_service_intervals,
  save_sign_in_settings: answers.save_sign_in_settings,
  save_supplier: answers.save_supplier,
  save_vehicle_document: answers.save_vehicle_document,
  save_warranty_terms: answers.save_warranty_terms,
  set_hourly_rate: money,
  /** The id of the part. */
  take_prices: id,
  update_customer: answers.update_customer,
  update_stock: quantity,
} satisfies Partial<Record<keyof typeof answers, z.ZodType>>;

export type CurrentAnswers = {
  [Name in keyof typeof currentAnswers]: z.infer<(typeof currentAnswers)[Name]>;
};
