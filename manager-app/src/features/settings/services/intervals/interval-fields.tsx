import type { CarType } from '@pitlane/shared-data/car-types';
import { Button, Card, Grid, Row } from '@pitlane/shared-ui/core';
import { FormNumberField, FormSelect, useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { Trash2 } from '@pitlane/shared-ui/icons';
import { carOptions, type IntervalsEntry } from './interval-form.ts';

interface IntervalFieldsProps {
  index: number;
  models: readonly CarType[];
  onRemove: () => void;
}

/** For which cars, and after how long or how far. */
export function IntervalFields({ index, models, onRemove }: IntervalFieldsProps) {
  const { control } = useFormContext<IntervalsEntry>();
  const cars = useWatch({ control, name: `rows.${index}.cars` });
  const place = `interval ${index + 1}`;
  return (
    <Card as="article" isDense aria-label={`Interval ${index + 1}`}>
      <Grid column="small">
        <FormSelect<IntervalsEntry>
          name={`rows.${index}.cars`}
          label={`Cars of ${place}`}
          options={carOptions(models, cars)}
        />
        <FormNumberField<IntervalsEntry>
          name={`rows.${index}.months`}
          label={`Months of ${place}`}
          hasSteppers={false}
          minValue={1}
          maxValue={120}
          formatOptions={{ maximumFractionDigits: 0 }}
        />
        <FormNumberField<IntervalsEntry>
          name={`rows.${index}.kilometres`}
          label={`Kilometres of ${place}`}
          hasSteppers={false}
          minValue={100}
          maxValue={500_000}
          formatOptions={{ maximumFractionDigits: 0 }}
        />
      </Grid>
      <Row justify="end">
        <Button variant="quiet" icon={Trash2} aria-label={`Remove ${place}`} onPress={onRemove}>
          Remove
        </Button>
      </Row>
    </Card>
  );
}
