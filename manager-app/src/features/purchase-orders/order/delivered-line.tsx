import { limits } from '@pitlane/shared-data/limits';
import { quantityLimits, sayQuantity } from '@pitlane/shared-data/quantities';
import { Card, Grid, NumberField, type PlainFormState } from '@pitlane/shared-ui/core';
import { AmountField } from '../../../payment/amount-field.tsx';
import { costField, type DeliveredLine, quantityField, rateField } from './receive-form.ts';

interface DeliveredLineFieldsProps {
  line: DeliveredLine;
  field: PlainFormState<string>['field'];
  onChange: (changed: Partial<DeliveredLine>) => void;
}

/** How many of a part came, at which price and rate. */
export function DeliveredLineFields({ line, field, onChange }: DeliveredLineFieldsProps) {
  const quantity = field(quantityField(line.lineId));
  const cost = field(costField(line.lineId));
  const tax = field(rateField(line.lineId));
  return (
    <Card as="article" isDense aria-label={line.name}>
      <strong>{line.name}</strong>
      <Grid column="small">
        <NumberField
          {...quantity}
          label={`Quantity of ${line.name}`}
          description={`${sayQuantity(line.open, line.unit)} open; 0 if none came`}
          hasSteppers={false}
          {...quantityLimits(line.unit)}
          value={line.quantity}
          onChange={(entered) => {
            quantity.onChange();
            onChange({ quantity: entered });
          }}
        />
        <AmountField
          {...cost}
          label={`Price of ${line.name} (₹)`}
          description="Each, without tax"
          maxValue={limits.finalCost}
          value={line.cost}
          onChange={(entered) => {
            cost.onChange();
            onChange({ cost: entered });
          }}
        />
        <NumberField
          {...tax}
          label={`GST of ${line.name} (%)`}
          hasSteppers={false}
          minValue={0}
          maxValue={100}
          step={0.01}
          formatOptions={{ maximumFractionDigits: 2 }}
          value={line.rate}
          onChange={(rate) => {
            tax.onChange();
            onChange({ rate });
          }}
        />
      </Grid>
    </Card>
  );
}
