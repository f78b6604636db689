import { limits } from '@pitlane/shared-data/limits';
import { quantityLimits, sayQuantity } from '@pitlane/shared-data/quantities';
import { Card, Grid } from '@pitlane/shared-ui/core';
import { FormNumberField } from '@pitlane/shared-ui/forms';
import { FormAmountField } from '../../../payment/amount-field.tsx';
import type { DeliveredLine, DeliveryEntry } from './receive-form.ts';

interface DeliveredLineFieldsProps {
  index: number;
  line: DeliveredLine;
  onChange: () => void;
}

/** How many of a part came, at which price and rate. */
export const DeliveredLineFields = ({ index, line, onChange }: DeliveredLineFieldsProps) => (
  <Card as="article" isDense aria-label={line.name}>
    <strong>{line.name}</strong>
    <Grid column="small">
      <FormNumberField<DeliveryEntry>
        name={`lines.${index}.quantity`}
        label={`Quantity of ${line.name}`}
        description={`${sayQuantity(line.open, line.unit)} open; 0 if none came`}
        hasSteppers={false}
        {...quantityLimits(line.unit)}
        onValueChange={onChange}
      />
      <FormAmountField<DeliveryEntry>
        name={`lines.${index}.cost`}
        label={`Price of ${line.name} (₹)`}
        description="Each, without tax"
        maxValue={limits.finalCost}
        onValueChange={onChange}
      />
      <FormNumberField<DeliveryEntry>
        name={`lines.${index}.rate`}
        label={`GST of ${line.name} (%)`}
        hasSteppers={false}
        minValue={0}
        maxValue={100}
        step={0.01}
        formatOptions={{ maximumFractionDigits: 2 }}
        onValueChange={onChange}
      />
    </Grid>
  </Card>
);
