import type { EstimateLine } from '@pitlane/shared-data/estimates';
import { limits } from '@pitlane/shared-data/limits';
import { Grid, NumberField, type NumberFieldProps, Select } from '@pitlane/shared-ui/core';
import { type LineFields, urgencyOptions } from './line-fields.ts';

interface LineAmountsProps {
  line: Pick<EstimateLine, 'unit' | 'part_id'>;
  fields: LineFields;
  /** What an empty price means. */
  priceHint?: string | undefined;
  /** What the form sets on the field. */
  quantity: Pick<NumberFieldProps, 'name' | 'errorMessage' | 'isReadOnly'> & { onChange: () => void };
  onChange: (fields: LineFields) => void;
}

/** Quantity, price and urgency; a part is counted in whole pieces. */
export function LineAmounts({ line, fields, priceHint, quantity, onChange }: LineAmountsProps) {
  return (
    <Grid column="small">
      <NumberField
        {...quantity}
        label={`Quantity (${line.unit})`}
        hasSteppers={false}
        minValue={0}
        maxValue={limits.lineQuantity}
        formatOptions={{ maximumFractionDigits: line.part_id === null ? 2 : 0 }}
        value={fields.quantity}
        onChange={(entered) => {
          quantity.onChange();
          onChange({ ...fields, quantity: entered });
        }}
      />
      <NumberField
        name="unit_price"
        label={`Price per ${line.unit} (₹)`}
        description={priceHint}
        hasSteppers={false}
        minValue={0}
        maxValue={limits.finalCost}
        formatOptions={{ maximumFractionDigits: 2 }}
        value={fields.unit_price}
        onChange={(unit_price) => onChange({ ...fields, unit_price })}
      />
      <Select
        label="Urgency"
        options={urgencyOptions}
        value={fields.urgency}
        onChange={(chosen) =>
          onChange({
            ...fields,
            urgency: urgencyOptions.find(({ id }) => id === chosen)?.id ?? fields.urgency,
          })
        }
      />
    </Grid>
  );
}
