import type { SupplierBill } from './suppliers-answers.ts';

/** A correction is of a price on a bill. */
export const billKindLabels: Record<SupplierBill['kind'], string> = {
  bill: 'Bill',
  return: 'Return',
  correction: 'Correction',
};
