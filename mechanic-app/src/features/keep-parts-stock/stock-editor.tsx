import { messageFor } from '@pitlane/shared-data/data-error';
import { type Part, type StockMode, useUpdateStock } from '@pitlane/shared-data/parts';
import { Button } from '@pitlane/shared-ui/button';
import { notify } from '@pitlane/shared-ui/notification';
import { NumberField } from '@pitlane/shared-ui/number-field';
import { Select } from '@pitlane/shared-ui/select';
import { media, space } from '@pitlane/shared-ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { catchLostFocus } from '../../workshop-page/catch-lost-focus.ts';

const modes = [
  { id: 'set', label: 'Set' },
  { id: 'add', label: 'Add' },
  { id: 'subtract', label: 'Remove' },
] as const satisfies { id: StockMode; label: string }[];

const Editor = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};
  inline-size: 100%;
  text-align: start;

  @media ${media.medium} {
    min-inline-size: 20rem;
  }
`;

/** Changes the stock of one part, in its own row. */
export function StockEditor({ part, onClose }: { part: Part; onClose: () => void }) {
  const [mode, setMode] = useState<StockMode>('set');
  const [quantity, setQuantity] = useState<number | null>(part.current_stock);
  const [problem, setProblem] = useState<string>();
  const update = useUpdateStock();

  const save = async () => {
    if (quantity === null || quantity < 0) {
      setProblem('Please enter a valid stock value');
      return;
    }
    try {
      // The row may be gone once this is done, when its new stock does not fit the filter any more.
      await update.mutateAsync({ partId: part.id, quantity, mode });
      notify.success(`Stock of ${part.part_name} updated successfully`);
      onClose();
      catchLostFocus();
    } catch (error) {
      notify.failure(
        `❌ Error updating stock: ${messageFor(error, `Failed to update stock for ${part.part_name}`)}`,
      );
    }
  };

  return (
    <Editor role="group" aria-label={`Stock of ${part.part_name}`}>
      <Select
        label="Mode"
        options={modes}
        value={mode}
        onChange={(chosen) => setMode(modes.find(({ id }) => id === chosen)?.id ?? 'set')}
      />
      <NumberField
        autoFocus
        label="Quantity"
        hasSteppers={false}
        minValue={0}
        step={1}
        value={quantity}
        errorMessage={problem}
        onChange={(value) => {
          setProblem(undefined);
          setQuantity(value);
        }}
      />
      <Button
        variant="primary"
        size="large"
        isPending={update.isPending}
        pendingLabel="Saving..."
        onPress={save}
      >
        Save
      </Button>
      <Button size="large" isDisabled={update.isPending} onPress={onClose}>
        Cancel
      </Button>
    </Editor>
  );
}
