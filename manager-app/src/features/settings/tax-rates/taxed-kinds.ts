import type { TaxedKind } from '@pitlane/shared-data/invoices';

export const taxedKinds: readonly TaxedKind[] = ['labour', 'part', 'other'];

export const taxedKindLabels: Record<TaxedKind, string> = {
  labour: 'Labour',
  part: 'Parts',
  other: 'Other',
};
