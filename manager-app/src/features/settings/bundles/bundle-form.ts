import type { Bundle, BundleLine } from '@pitlane/shared-data/bundles';
import * as z from '@pitlane/shared-data/schema';

/** No service, or no part, of the catalogue. */
export const own = 'own';

const line = z.object({
  kind: z.enum(['labour', 'part', 'other']),
  /** An id, or `own`, like `part_id`. */
  service_id: z.string(),
  part_id: z.string(),
  description: z.requiredText('Please describe this line'),
  quantity: z.requiredAmount('Please enter a quantity'),
  /** Rupees; null: that of the service, the part or the hour as it is added. */
  unit_price: z.nullable(z.number()),
  minutes: z.nullable(z.number()),
});

export const bundleSchema = z.object({
  name: z.requiredText('Name is required'),
  lines: z.array(line),
});

export type BundleForm = z.input<typeof bundleSchema>;
type LineForm = BundleForm['lines'][number];

export const newLine: LineForm = {
  kind: 'labour',
  service_id: own,
  part_id: own,
  description: '',
  quantity: 1,
  unit_price: null,
  minutes: null,
};

export const formOf = (bundle: Bundle | undefined): BundleForm => ({
  name: bundle?.name ?? '',
  lines: bundle
    ? bundle.lines.map((read) => ({
        ...newLine,
        ...read,
        service_id: String(read.service_id ?? own),
        part_id: String(read.part_id ?? own),
      }))
    : [newLine],
});

/** The lines as they are saved. */
export const linesOf = ({ lines }: z.output<typeof bundleSchema>): BundleLine[] =>
  lines.map(({ kind, description, quantity, unit_price, minutes, service_id, part_id }) => ({
    kind,
    description,
    quantity,
    ...(service_id !== own && { service_id: Number(service_id) }),
    ...(part_id !== own && { part_id: Number(part_id) }),
    ...(unit_price !== null && { unit_price }),
    ...(minutes !== null && kind === 'labour' && { minutes }),
  }));
