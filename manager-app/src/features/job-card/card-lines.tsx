import { formatMoney } from '@pitlane/shared-data/formats';
import type { RecordLine } from '@pitlane/shared-data/requests';
import { PaperTable } from '@pitlane/shared-ui/core';

/** The approved work. */
export const CardLines = ({ lines }: { lines: readonly RecordLine[] }) => (
  <PaperTable
    label="Work"
    heads={['Work', 'Quantity', 'Amount']}
    rows={lines.map(({ description, quantity, unit, amount }) => [
      description,
      `${quantity} ${unit}`,
      formatMoney(amount),
    ])}
  />
);
