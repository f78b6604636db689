import { limits } from '@pitlane/shared-data/limits';
import { quantityLimits, unitWord } from '@pitlane/shared-data/quantities';
import { Button, Card, Grid, NumberField, Row } from '@pitlane/shared-ui/core';
import { Trash2 } from '@pitlane/shared-ui/icons';
import { AmountField } from '../../../payment/amount-field.tsx';
import type { LineEntry } from './order-form.ts';

interface LineEntryFieldsProps {
  line: LineEntry;
  field: { name: string; errorMessage: string | undefined; onChange: () => void };
  onChange: (changed: Partial<LineEntry>) => void;
  onRemove: () => void;
}

/** How many of a part are ordered, at which price. */
export const LineEntryFields = ({ line, field, onChange, onRemove }: LineEntryFieldsProps) => (
  <Card as="article" isDense aria-label={line.name}>
    <Row>
      <strong>{line.name}</strong>
      <Button variant="quiet" icon={Trash2} aria-label={`Remove ${line.name}`} onPress={onRemove}>
        Remove
      </Button>
    </Row>
    <Grid column="small">
      <NumberField
        {...field}
        label={`Quantity of ${line.name}`}
        description={`In ${unitWord(2, line.unit)}`}
        isRequired
        hasSteppers={false}
        {...quantityLimits(line.unit)}
        value={line.quantity}
        onChange={(quantity) => {
          field.onChange();
          onChange({ quantity });
        }}
      />
      <AmountField
        label={`Price of ${line.name} (₹)`}
        description="Each, without tax, if it is known"
        maxValue={limits.finalCost}
        value={line.cost}
        onChange={(cost) => onChange({ cost })}
      />
    </Grid>
  </Card>
);
