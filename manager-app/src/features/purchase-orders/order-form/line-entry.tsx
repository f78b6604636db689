import { limits } from '@pitlane/shared-data/limits';
import { quantityLimits, unitWord } from '@pitlane/shared-data/quantities';
import { Button, Card, Grid, Row } from '@pitlane/shared-ui/core';
import { FormNumberField } from '@pitlane/shared-ui/forms';
import { Trash2 } from '@pitlane/shared-ui/icons';
import { FormAmountField } from '../../../payment/amount-field.tsx';
import type { LineEntry, OrderEntry } from './order-form.ts';

interface LineEntryFieldsProps {
  index: number;
  line: LineEntry;
  onRemove: () => void;
}

/** How many of a part are ordered, at which price. */
export const LineEntryFields = ({ index, line: { name, unit }, onRemove }: LineEntryFieldsProps) => (
  <Card as="article" isDense aria-label={name}>
    <Row>
      <strong>{name}</strong>
      <Button variant="quiet" icon={Trash2} aria-label={`Remove ${name}`} onPress={onRemove}>
        Remove
      </Button>
    </Row>
    <Grid column="small">
      <FormNumberField<OrderEntry>
        name={`lines.${index}.quantity`}
        label={`Quantity of ${name}`}
        description={`In ${unitWord(2, unit)}`}
        isRequired
        hasSteppers={false}
        {...quantityLimits(unit)}
      />
      <FormAmountField<OrderEntry>
        name={`lines.${index}.cost`}
        label={`Price of ${name} (₹)`}
        description="Each, without tax, if it is known"
        maxValue={limits.finalCost}
      />
    </Grid>
  </Card>
);
