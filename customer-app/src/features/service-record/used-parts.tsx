import { formatMoney } from '@pitlane/shared-data/formats';
import type { UsedPart } from '@pitlane/shared-data/requests';
import { token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { RecordTable } from './record-table.tsx';

const None = styled.p`
  color: ${token('text-muted')};
`;

export function UsedParts({ parts }: { parts: readonly UsedPart[] }) {
  if (parts.length === 0) return <None>No parts were used.</None>;
  return (
    <RecordTable aria-label="Parts used">
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
    </RecordTable>
  );
}
