import * as z from 'zod';
import { estimateLine, lineKind } from '../../estimates/lines-answers.ts';
import { count, id, money, text } from '../../foundation/answers/shapes.ts';

const bundleLine = z.strictObject({
  kind: lineKind,
  description: text,
  quantity: z.number(),
  /** Brings its price and minutes as it is added, like a part. */
  service_id: id.optional(),
  part_id: id.optional(),
  /** Rupees including tax, where the price is fixed. */
  unit_price: money.optional(),
  /** Sold, where they are fixed. */
  minutes: count.optional(),
});

const bundle = z.strictObject({
  bundle_id: id,
  name: text,
  lines: z.array(bundleLine),
  active: z.boolean(),
  version: z.int(),
  /** What its lines cost today, in rupees; null when one has no price, or stands for a retired service. */
  price: money.nullable(),
  /** What its lines take today. */
  minutes: count,
});

export const bundleAnswers = {
  bundles: z.array(bundle),
  save_bundle: bundle,
  set_bundle_active: bundle,
  add_bundle: z.strictObject({ request_id: id, name: text, lines: z.array(estimateLine) }),
};

export type Bundle = z.infer<typeof bundle>;
export type BundleLine = z.infer<typeof bundleLine>;
export type AddedBundle = z.infer<typeof bundleAnswers.add_bundle>;
