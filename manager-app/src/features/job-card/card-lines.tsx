import { formatMoney } from '@pitlane/shared-data/formats';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import type { RecordLine } from '@pitlane/shared-data/requests';
import { PaperTable } from '@pitlane/shared-ui/core';

/** The approved work. */
export const CardLines = ({ lines }: { lines: readonly RecordLine[] }) => (
  <PaperTable
    label="Work"
    heads={['Work', 'Quantity', 'Amount']}
    rows={lines.map(({ description, quantity, unit, amount }) => [
      description,
      sayQuantity(quantity, unit),
      formatMoney(amount),
    ])}
  />
);
