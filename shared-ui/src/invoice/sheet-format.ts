import type { InvoiceState } from './invoice-sheet.ts';

const locale = 'en-IN';
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

const amount = new Intl.NumberFormat(locale, twoDecimals);
const rupees = new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR', ...twoDecimals });
const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
// A plain day is parsed as midnight UTC.
const day = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 1,23,456.78, for columns of amounts. */
export const formatAmount = (value: number) => amount.format(value);

/** ₹1,23,456.78. */
export const formatRupees = (value: number) => rupees.format(value);

/** 18%. */
export const formatRate = (percent: number) => `${decimal.format(percent)}%`;

/** 1.5 h. */
export const formatQuantity = (quantity: number, unit: string | null) =>
  unit ? `${decimal.format(quantity)} ${unit}` : decimal.format(quantity);

/** 1,24,500 km. */
export const formatKilometres = (distance: number) => `${decimal.format(distance)} km`;

/** 22 Nov 2026. */
export const formatDay = (value: string) => day.format(new Date(value));

/** Karnataka (29). */
export const formatState = ({ name, code }: InvoiceState) => `${name} (${code})`;
