import { formatMoney } from '@pitlane/shared-data/formats';
import type { Part } from '@pitlane/shared-data/parts';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import { space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

const Choice = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(0.5)} ${space(3)};
  align-items: center;
  inline-size: 100%;
  min-block-size: ${token('target-large')};
  padding: ${space(3)} ${space(4)};
  background: ${token('surface-raised')};
  border: ${token('hairline')} solid ${token('line-control')};
  border-radius: ${token('radius')};
  text-align: start;
  cursor: pointer;
  touch-action: manipulation;

  &:hover {
    background: ${token('surface-hover')};
  }

  &:active {
    background: ${token('surface-sunken')};
  }

  &[aria-disabled='true'] {
    background: ${token('surface-sunken')};
    cursor: not-allowed;
  }
`;

const Name = styled.span`
  grid-column: 1;
  font-weight: ${token('weight-medium')};
`;

const Detail = styled.span`
  grid-column: 1;
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
  font-variant-numeric: tabular-nums;
`;

const Count = styled.span`
  grid-row: 1 / span 2;
  grid-column: 2;
  color: ${token('accent-text')};
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
`;

interface AvailablePartProps {
  part: Part;
  /** How many are already added to the job. */
  quantity: number;
  onPick: () => void;
}

/** When the whole stock has been added, the button uses aria-disabled so that it keeps the focus. */
export function AvailablePart({ part, quantity, onPick }: AvailablePartProps) {
  const isUsedUp = quantity >= part.current_stock;
  return (
    <li>
      <Choice type="button" aria-disabled={isUsedUp} onClick={isUsedUp ? undefined : onPick}>
        <Name>{part.part_name}</Name>
        <Detail>
          {part.part_code} · {sayQuantity(part.current_stock, part.stock_unit)} · {formatMoney(part.price)}
        </Detail>
        {quantity > 0 && <Count>{isUsedUp ? `All ${quantity} added` : `${quantity} added`}</Count>}
      </Choice>
    </li>
  );
}
