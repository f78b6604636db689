import { formatMoney } from '@pitlane/shared-data/formats';
import type { UsedPart } from '@pitlane/shared-data/requests';
import { PaperTable, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

const None = styled.p`
  color: ${token('text-muted')};
`;

export function UsedParts({ parts }: { parts: readonly UsedPart[] }) {
  if (parts.length === 0) return <None>No parts were used.</None>;
  return (
    <PaperTable
      label="Parts used"
      heads={['Part', 'Quantity', 'Cost']}
      rows={parts.map(({ part_name, quantity, cost }) => [part_name, quantity, formatMoney(cost)])}
    />
  );
}
