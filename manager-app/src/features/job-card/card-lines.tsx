import { formatMoney } from '@pitlane/shared-data/formats';
import type { RecordLine } from '@pitlane/shared-data/requests';
import { space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${space(1)} ${space(2)} ${space(1)} 0;
    border-block-end: ${token('hairline')} solid ${token('line')};
    text-align: start;
    overflow-wrap: anywhere;
  }

  th + *,
  td + td {
    text-align: end;
    white-space: nowrap;
  }
`;

/** The approved work. */
export function CardLines({ lines }: { lines: readonly RecordLine[] }) {
  return (
    <Table aria-label="Work">
      <thead>
        <tr>
          <th scope="col">Work</th>
          <th scope="col">Quantity</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ description, quantity, unit, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no key and are not reordered
          <tr key={index}>
            <th scope="row">{description}</th>
            <td>
              {quantity} {unit}
            </td>
            <td>{formatMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
