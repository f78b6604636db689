import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type GarageSettings, indianStates } from '@pitlane/shared-data/garage';
import type { ChangedFields } from '@pitlane/shared-ui/forms';
import { hourLabel } from '../hour-options.ts';

export const stateOptions = indianStates.map(({ code, name }) => ({ id: code, label: `${name} (${code})` }));

const stateLabel = (code: string | null) => stateOptions.find(({ id }) => id === code)?.label ?? '';

export const garageFields: ChangedFields<GarageSettings> = [
  { label: 'Name', text: ({ name }) => name },
  { label: 'Address', text: ({ address }) => address },
  { label: 'Phone', text: ({ phone }) => phone },
  { label: 'Email', text: ({ email }) => email },
  { label: 'State', text: ({ state_code }) => stateLabel(state_code) },
  { label: 'GSTIN', text: ({ tax_number }) => tax_number ?? '' },
  { label: 'UPI ID', text: ({ upi_id }) => upi_id ?? '' },
  { label: 'Account number', text: ({ bank_account }) => bank_account ?? '' },
  { label: 'IFSC', text: ({ ifsc }) => ifsc ?? '' },
  { label: 'Tolerance', text: ({ cost_tolerance }) => `${cost_tolerance} %` },
  {
    label: 'Customers may move or cancel until',
    text: ({ change_cutoff_hour }) => hourLabel(change_cutoff_hour),
  },
  {
    label: 'Mechanics may send the estimates of their own jobs',
    text: ({ mechanics_send_estimates }) => (mechanics_send_estimates ? 'Yes' : 'No'),
  },
  {
    label: 'Diagnosis fee',
    text: ({ diagnosis_fee }) => (diagnosis_fee === null ? 'None' : formatMoneyWithPaise(diagnosis_fee)),
  },
  {
    label: 'Labour rate',
    text: ({ labour_rate }) => (labour_rate === null ? 'None' : formatMoneyWithPaise(labour_rate)),
  },
  { label: 'Discount limit', text: ({ discount_limit }) => `${discount_limit} %` },
  {
    label: 'Diagnosis service',
    text: ({ diagnosis_service_id }) => (diagnosis_service_id === null ? 'None' : `#${diagnosis_service_id}`),
  },
];
