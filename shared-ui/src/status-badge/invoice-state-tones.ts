import type { Tone } from './tone.ts';

/** The tone of an invoice that is not a credit note, by its state. */
export const invoiceStateTones = {
  unpaid: 'warning',
  part_paid: 'warning',
  overdue: 'danger',
  paid: 'success',
  credited: 'neutral',
} satisfies Record<string, Tone>;
