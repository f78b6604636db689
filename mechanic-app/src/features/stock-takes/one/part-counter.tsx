import { quantityLimits, unitWord } from '@pitlane/shared-data/quantities';
import * as z from '@pitlane/shared-data/schema';
import type { StockTakeLine } from '@pitlane/shared-data/stock-takes';
import { Button, Card, Cluster, Stack } from '@pitlane/shared-ui/core';
import { Form, FormNumberField, useZodForm } from '@pitlane/shared-ui/forms';
import { useEffect } from 'react';

export type CountedPart = Pick<
  StockTakeLine,
  'part_id' | 'part_name' | 'part_code' | 'shelf' | 'stock_unit'
> & {
  /** What was counted before, if it was. */
  counted?: number | null;
};

interface PartCounterProps {
  part: CountedPart;
  /** Null: nothing that can be read. */
  quantity: number | null;
  /** Opened by hand: a scanner goes on typing into its own field. */
  isTyped: boolean;
  onChange: (quantity: number | null) => void;
  /** Null takes the count back. */
  onSave: (quantity: number | null) => void;
  onClose: () => void;
}

/** A number field reports on blur: what is typed is reported too when the page is left or the phone locked. */
function reportWhenHidden() {
  const report = () => {
    const field = document.activeElement;
    if (document.visibilityState === 'hidden' && field instanceof HTMLInputElement) field.blur();
  };
  document.addEventListener('visibilitychange', report);
  return () => document.removeEventListener('visibilitychange', report);
}

const schema = z.object({ count: z.requiredNumber('Please enter what you counted') });

/** How many of one part there are, with buttons for gloved fingers. */
export function PartCounter({ part, quantity, isTyped, onChange, onSave, onClose }: PartCounterProps) {
  useEffect(reportWhenHidden, []);
  const form = useZodForm({ schema, defaultValues: { count: quantity } });
  const { setValue, getValues } = form;
  // A scanner counts too.
  useEffect(() => setValue('count', quantity), [setValue, quantity]);
  return (
    <Card as="section" aria-label={`Count ${part.part_name}`}>
      <Stack>
        <div>
          <h2>{part.part_name}</h2>
          <p>{[part.part_code, part.shelf && `Shelf ${part.shelf}`].filter(Boolean).join(' · ')}</p>
        </div>
        <Form form={form} label={`Count of ${part.part_name}`} onSubmit={({ count }) => onSave(count)}>
          <FormNumberField
            // Another part begins with another field.
            key={part.part_id}
            name="count"
            label={`How many ${part.part_name}`}
            autoFocus={isTyped}
            description={`In ${unitWord(2, part.stock_unit)}`}
            {...quantityLimits(part.stock_unit)}
            onValueChange={() => onChange(getValues('count'))}
          />
          <Cluster gap={3}>
            <Button type="submit" variant="primary" size="large">
              Save Count
            </Button>
            <Button size="large" onPress={onClose}>
              Cancel
            </Button>
            {part.counted != null && (
              <Button size="large" variant="quiet" onPress={() => onSave(null)}>
                Take Back Count
              </Button>
            )}
          </Cluster>
        </Form>
      </Stack>
    </Card>
  );
}
