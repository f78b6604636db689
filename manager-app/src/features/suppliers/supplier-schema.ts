import { optionalEmail } from '@pitlane/shared-data/registration';
import * as z from '@pitlane/shared-data/schema';
import type { Supplier } from '@pitlane/shared-data/suppliers';

const invalidDays = 'Please enter 0 to 365 days';
const days = z.pipe(
  z.nullable(z.number()),
  z.int(invalidDays).check(z.gte(0, invalidDays), z.lte(365, invalidDays)),
);

/** The rules, messages and order are those of the database function, which checks phone and GSTIN. */
export const supplierSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required')),
  contact: z.string(),
  phone: z.string(),
  email: optionalEmail,
  gstin: z.string(),
  termsDays: days,
  leadDays: days,
  note: z.string(),
});

export const formOf = (supplier?: Supplier): z.input<typeof supplierSchema> => ({
  name: supplier?.name ?? '',
  contact: supplier?.contact ?? '',
  phone: supplier?.phone ?? '',
  email: supplier?.email ?? '',
  gstin: supplier?.gstin ?? '',
  termsDays: supplier?.terms_days ?? 30,
  leadDays: supplier?.lead_days ?? 2,
  note: supplier?.note ?? '',
});

/** What is sent to save the form over the supplier that it was opened with. */
export const savedSupplier = (
  { termsDays, leadDays, ...values }: z.output<typeof supplierSchema>,
  supplier?: Supplier,
) => ({
  ...values,
  terms_days: termsDays,
  lead_days: leadDays,
  ...(supplier && { supplierId: supplier.supplier_id, expected: expectedOf(supplier) }),
});

/** Not what is owed, which changes by itself. */
const expectedOf = ({ name, contact, phone, email, gstin, terms_days, lead_days, note }: Supplier) => ({
  name,
  contact,
  phone,
  email,
  gstin,
  terms_days,
  lead_days,
  note,
});
