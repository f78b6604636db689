import type { GarageSettings } from '@pitlane/shared-data/garage';
import { optionalEmail } from '@pitlane/shared-data/registration';
import * as z from '@pitlane/shared-data/schema';

/** The database checks the formats; the form only asks for what it cannot do without, and for an email that can be one. */
export const garageSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required')),
  address: z.string(),
  phone: z.string(),
  email: optionalEmail,
  state_code: z.string(),
  tax_number: z.string(),
  upi_id: z.string(),
  bank_account: z.string(),
  ifsc: z.string(),
  /** Percent; null while the field is empty. */
  cost_tolerance: z.pipe(z.nullable(z.number()), z.number('Please enter a tolerance from 0 to 100 %')),
  change_cutoff_hour: z.string(),
  mechanics_send_estimates: z.boolean(),
  /** Rupees; null while the field is empty. */
  diagnosis_fee: z.nullable(z.number()),
  /** Rupees; null while the field is empty. */
  labour_rate: z.nullable(z.number()),
  /** Percent. */
  discount_limit: z.pipe(z.nullable(z.number()), z.number('Please enter a discount limit from 0 to 100 %')),
  diagnosis_service_id: z.string(),
});

export type GarageForm = z.input<typeof garageSchema>;

export const formOf = (garage: GarageSettings): GarageForm => ({
  ...garage,
  state_code: garage.state_code ?? '',
  tax_number: garage.tax_number ?? '',
  upi_id: garage.upi_id ?? '',
  bank_account: garage.bank_account ?? '',
  ifsc: garage.ifsc ?? '',
  change_cutoff_hour: String(garage.change_cutoff_hour),
  diagnosis_service_id: String(garage.diagnosis_service_id ?? ''),
});

export const settingsOf = (form: z.output<typeof garageSchema>): GarageSettings => ({
  ...form,
  change_cutoff_hour: Number(form.change_cutoff_hour),
  diagnosis_fee: form.diagnosis_fee || null,
  labour_rate: form.labour_rate || null,
  diagnosis_service_id: Number(form.diagnosis_service_id) || null,
});
