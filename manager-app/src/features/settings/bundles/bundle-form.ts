import type { Bundle, BundleLine } from '@pitlane/shared-data/bundles';

export interface LineForm {
  /** Stays the same while other lines come and go. */
  key: string;
  kind: BundleLine['kind'];
  description: string;
  quantity: number | null;
  /** Rupees; null: that of the service, the part or the hour as it is added. */
  price: number | null;
  minutes: number | null;
  serviceId: number | undefined;
  partId: number | undefined;
}

export const newLine = (): LineForm => ({
  key: crypto.randomUUID(),
  kind: 'labour',
  description: '',
  quantity: 1,
  price: null,
  minutes: null,
  serviceId: undefined,
  partId: undefined,
});

export const formOf = (bundle: Bundle | undefined) => ({
  name: bundle?.name ?? '',
  lines: bundle
    ? bundle.lines.map(
        (line): LineForm => ({
          ...newLine(),
          kind: line.kind,
          description: line.description,
          quantity: line.quantity,
          price: line.unit_price ?? null,
          minutes: line.minutes ?? null,
          serviceId: line.service_id,
          partId: line.part_id,
        }),
      )
    : [newLine()],
});

export type BundleForm = ReturnType<typeof formOf>;

/** The lines as they are saved. */
export const linesOf = ({ lines }: BundleForm): BundleLine[] =>
  lines.map(({ kind, description, quantity, price, minutes, serviceId, partId }) => ({
    kind,
    description: description.trim(),
    quantity: quantity ?? 1,
    ...(serviceId !== undefined && { service_id: serviceId }),
    ...(partId !== undefined && { part_id: partId }),
    ...(price !== null && { unit_price: price }),
    ...(minutes !== null && kind === 'labour' && { minutes }),
  }));

export const fieldName = (index: number, field: string) => `lines.${index}.${field}`;

/** The errors by field, in the order of the fields. */
export function checkBundle({ name, lines }: BundleForm): Record<string, string | false> {
  const errors: Record<string, string | false> = { name: !name.trim() && 'Name is required' };
  for (const [index, { description, quantity }] of lines.entries()) {
    errors[fieldName(index, 'description')] = !description.trim() && 'Please describe this line';
    errors[fieldName(index, 'quantity')] = !quantity && 'Please enter a quantity';
  }
  return errors;
}
