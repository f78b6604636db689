import { formatMoney } from '@pitlane/shared-data/formats';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import type { RecordLine } from '@pitlane/shared-data/requests';
import { PaperTable } from '@pitlane/shared-ui/core';

/** The lines of the estimate. A single service is on the sheet already. */
export function ApprovedLines({ lines }: { lines: readonly RecordLine[] }) {
  if (lines.length < 2) return null;
  return (
    <PaperTable
      label="Approved work"
      heads={['Approved work', 'Quantity', 'Amount']}
      rows={lines.map(({ description, quantity, unit, amount }) => [
        description,
        sayQuantity(quantity, unit),
        formatMoney(amount),
      ])}
    />
  );
}
