import { quantityLimits, unitWord } from '@pitlane/shared-data/quantities';
import type { StockTakeLine } from '@pitlane/shared-data/stock-takes';
import { Button, Card, Cluster, NumberField, PlainForm, Stack } from '@pitlane/shared-ui/core';
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

/** How many of one part there are, with buttons for gloved fingers. */
export function PartCounter({ part, quantity, isTyped, onChange, onSave, onClose }: PartCounterProps) {
  useEffect(reportWhenHidden, []);
  return (
    <Card as="section" aria-label={`Count ${part.part_name}`}>
      <Stack>
        <div>
          <h2>{part.part_name}</h2>
          <p>{[part.part_code, part.shelf && `Shelf ${part.shelf}`].filter(Boolean).join(' · ')}</p>
        </div>
        <PlainForm<'count'>
          label={`Count of ${part.part_name}`}
          check={() => ({ count: quantity === null && 'Please enter what you counted' })}
          onSubmit={async () => {
            if (quantity !== null) onSave(quantity);
            return undefined;
          }}
        >
          {({ field }) => (
            <>
              <NumberField
                {...field('count')}
                // Another part begins with another field.
                key={part.part_id}
                label={`How many ${part.part_name}`}
                autoFocus={isTyped}
                description={`In ${unitWord(2, part.stock_unit)}`}
                {...quantityLimits(part.stock_unit)}
                value={quantity}
                onChange={(counted) => {
                  field('count').onChange();
                  onChange(counted);
                }}
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
            </>
          )}
        </PlainForm>
      </Stack>
    </Card>
  );
}
