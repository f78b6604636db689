import type { BillTo, InvoiceDraft } from '@pitlane/shared-data/invoices';
import * as z from '@pitlane/shared-data/schema';

/** A select has no option that is empty. */
export const garageState = 'garage';

/** To whom the invoice is made out. */
export const billToSchema = z.object({
  name: z.string().check(z.refine((name) => name.trim() !== '', 'Please enter a name')),
  address: z.string(),
  state_code: z.string(),
  tax_number: z.string(),
});

export type CustomerFields = z.infer<typeof billToSchema>;

export const fieldsOf = ({ customer }: InvoiceDraft): CustomerFields => ({
  name: customer.name,
  address: customer.address,
  state_code: customer.state_code ?? garageState,
  tax_number: customer.tax_number ?? '',
});

const savedOf = ({ state_code, tax_number, ...fields }: CustomerFields): BillTo => ({
  ...fields,
  state_code: state_code === garageState ? null : state_code,
  tax_number: tax_number || null,
});

/** What differs, which is all that is sent. */
export const changesOf = (before: CustomerFields, after: CustomerFields): Partial<BillTo> => {
  const known = savedOf(before);
  return Object.fromEntries(
    Object.entries(savedOf(after)).filter(([name, value]) => value !== known[name as keyof BillTo]),
  );
};
