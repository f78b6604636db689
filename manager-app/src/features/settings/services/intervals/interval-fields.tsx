import type { CarType } from '@pitlane/shared-data/car-types';
import { Button, Card, Grid, NumberField, Row, Select } from '@pitlane/shared-ui/core';
import { Trash2 } from '@pitlane/shared-ui/icons';
import { carOptions, type IntervalForm } from './interval-form.ts';

interface IntervalFieldsProps {
  interval: IntervalForm;
  index: number;
  models: readonly CarType[];
  onChange: (interval: IntervalForm) => void;
  onRemove: () => void;
}

/** For which cars, and after how long or how far. */
export function IntervalFields({ interval, index, models, onChange, onRemove }: IntervalFieldsProps) {
  const place = `interval ${index + 1}`;
  return (
    <Card as="article" isDense aria-label={`Interval ${index + 1}`}>
      <Grid column="small">
        <Select
          label={`Cars of ${place}`}
          options={carOptions(models, interval.cars)}
          value={interval.cars}
          onChange={(cars) => onChange({ ...interval, cars })}
        />
        <NumberField
          label={`Months of ${place}`}
          hasSteppers={false}
          minValue={1}
          maxValue={120}
          formatOptions={{ maximumFractionDigits: 0 }}
          value={interval.months}
          onChange={(months) => onChange({ ...interval, months })}
        />
        <NumberField
          label={`Kilometres of ${place}`}
          hasSteppers={false}
          minValue={100}
          maxValue={500_000}
          formatOptions={{ maximumFractionDigits: 0 }}
          value={interval.kilometres}
          onChange={(kilometres) => onChange({ ...interval, kilometres })}
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
