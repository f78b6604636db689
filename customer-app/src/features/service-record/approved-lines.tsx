import { formatMoney } from '@pitlane/shared-data/formats';
import type { RecordLine } from '@pitlane/shared-data/requests';
import { RecordTable } from './record-table.tsx';

/** What the estimate consists of. A single service says nothing that the sheet does not say already. */
export function ApprovedLines({ lines }: { lines: readonly RecordLine[] }) {
  if (lines.length < 2) return null;
  return (
    <RecordTable aria-label="Approved work">
      <thead>
        <tr>
          <th scope="col">Approved work</th>
          <th scope="col">Quantity</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ description, quantity, unit, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a finished service never changes
          <tr key={index}>
            <th scope="row">{description}</th>
            <td>
              {quantity} {unit}
            </td>
            <td>{formatMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
}
