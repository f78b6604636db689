import type { BillTo, InvoiceDraft } from '@pitlane/shared-data/invoices';

/** To whom the invoice is made out. */
export type CustomerFields = Record<keyof BillTo, string>;

export const fieldsOf = ({ customer }: InvoiceDraft): CustomerFields => ({
  name: customer.name,
  address: customer.address,
  state_code: customer.state_code ?? '',
  tax_number: customer.tax_number ?? '',
});

/** An empty text is sent as null where the database has null for it. */
const nullable = new Set(['state_code', 'tax_number']);

/** What differs, which is all that is sent. */
export const changesOf = (before: CustomerFields, after: CustomerFields) =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => value !== before[name as keyof BillTo])
      .map(([name, value]) => [name, value === '' && nullable.has(name) ? null : value]),
  ) as Partial<BillTo>;
