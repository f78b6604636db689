import type { BillTo, InvoiceDraft, InvoiceLine } from '@pitlane/shared-data/invoices';

/** What can be changed of a draft; its amounts are those of the job. */
export interface DraftFields {
  customer: Record<keyof BillTo, string>;
  lines: LineFields[];
}

export interface LineFields {
  position: number;
  description: string;
  tax_code: string;
  /** Percent; null: that of the day of issuing. */
  tax_rate: number | null;
}

const lineFieldsOf = ({ position, description, tax_code, tax_rate }: InvoiceLine): LineFields => ({
  position,
  description,
  tax_code: tax_code ?? '',
  tax_rate,
});

export const fieldsOf = ({ customer, lines }: InvoiceDraft): DraftFields => ({
  customer: {
    name: customer.name,
    address: customer.address,
    state_code: customer.state_code ?? '',
    tax_number: customer.tax_number ?? '',
  },
  lines: lines.map(lineFieldsOf),
});

const differing = <Fields extends object>(before: Fields, after: Fields) =>
  Object.entries(after).filter(([name, value]) => value !== before[name as keyof Fields]);

/** An empty text is sent as null where the database has null for it. */
const nullable = new Set(['state_code', 'tax_number', 'tax_code']);
const sent = (fields: [string, unknown][]) =>
  Object.fromEntries(
    fields.map(([name, value]) => [name, value === '' && nullable.has(name) ? null : value]),
  );

/** What differs, which is all that is sent. */
export function changesOf(before: DraftFields, after: DraftFields) {
  const customer = sent(differing(before.customer, after.customer)) as Partial<BillTo>;
  const lines = after.lines.flatMap((line, index) => {
    const changed = differing(before.lines[index] ?? line, line);
    return changed.length > 0 ? [{ ...(sent(changed) as Partial<LineFields>), position: line.position }] : [];
  });
  return { customer, lines };
}

export function isChanged(before: DraftFields, after: DraftFields): boolean {
  const { customer, lines } = changesOf(before, after);
  return Object.keys(customer).length > 0 || lines.length > 0;
}
