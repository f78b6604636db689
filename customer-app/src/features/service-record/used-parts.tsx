import { formatMoney } from '@pitlane/shared-data/formats';
import type { UsedPart } from '@pitlane/shared-data/requests';
import { space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space(2)} 0 ${space(2)} ${space(4)};
    border-block-end: ${token('hairline')} solid ${token('line')};
    text-align: end;
  }

  th {
    font-weight: ${token('weight-regular')};
  }

  thead th {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
`;

const None = styled.p`
  color: ${token('text-muted')};
`;

export function UsedParts({ parts }: { parts: readonly UsedPart[] }) {
  if (parts.length === 0) return <None>No parts were used.</None>;
  return (
    <Table aria-label="Parts used">
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Quantity</th>
          <th scope="col">Cost</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ part_name, quantity, cost }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a finished service never changes
          <tr key={index}>
            <th scope="row">{part_name}</th>
            <td>{quantity}</td>
            <td>{formatMoney(cost)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
