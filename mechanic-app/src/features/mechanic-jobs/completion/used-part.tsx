import { formatMoney } from '@pitlane/shared-data/formats';
import { partCost, type SelectedPart } from '@pitlane/shared-data/parts';
import { quantityLimits, sayQuantity } from '@pitlane/shared-data/quantities';
import { Button, NumberField, space, token } from '@pitlane/shared-ui/core';
import { Trash2 } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)} ${space(3)};
  align-items: start;
  padding: ${space(3)};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};
`;

const Name = styled.p`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(3)};
  font-weight: ${token('weight-medium')};
`;

const Code = styled.span`
  color: ${token('text-muted')};
  font-family: ${token('font-drawing')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-regular')};
`;

const Subtotal = styled.span`
  flex-basis: 100%;
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-regular')};
  font-variant-numeric: tabular-nums;
`;

interface UsedPartProps {
  part: SelectedPart;
  onQuantityChange: (quantity: number) => void;
}

/** A quantity of 0 removes the part. */
export function UsedPart({ part, onQuantityChange }: UsedPartProps) {
  const say = (quantity: number) => sayQuantity(quantity, part.stock_unit);
  return (
    <Line>
      <Name>
        {part.part_name}
        <Code>{part.part_code}</Code>
        <Subtotal>
          {part.approved
            ? `${say(part.approved.quantity)} approved for ${formatMoney(part.approved.amount)}. Used: ${say(part.quantity)} = `
            : `${formatMoney(part.price)} × ${say(part.quantity)} = `}
          {formatMoney(partCost(part))}
        </Subtotal>
      </Name>
      <NumberField
        label={`Quantity of ${part.part_name}`}
        description={`${say(part.maxStock)} in stock`}
        errorMessage={part.quantity > part.maxStock ? `Only ${say(part.maxStock)} left in stock` : undefined}
        {...quantityLimits(part.stock_unit)}
        // A part that is short shows the chosen quantity until it is changed.
        maxValue={Math.max(part.maxStock, part.quantity)}
        limitText={(limit) => String(Math.min(limit, part.maxStock))}
        value={part.quantity}
        // What is emptied to type another number stays until the field is left.
        onChange={(quantity) => quantity && onQuantityChange(quantity)}
        onCommit={(quantity) => quantity || onQuantityChange(0)}
      />
      <Button
        variant="quiet"
        size="large"
        icon={Trash2}
        aria-label={`Remove ${part.part_name}`}
        onPress={() => onQuantityChange(0)}
      />
    </Line>
  );
}
