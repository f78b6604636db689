import type { Part } from '@pitlane/shared-data/parts';
import { Button, media, space } from '@pitlane/shared-ui/core';
import { Form, FormSelect, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { stockChangeSchema, stockModes } from './stock-change.ts';
import { StockConflictDialog } from './stock-conflict-dialog.tsx';
import { useSaveStock } from './use-save-stock.ts';

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};
  inline-size: 100%;
  text-align: start;

  @media ${media.medium} {
    min-inline-size: 20rem;
  }
`;

/** On a phone the fields and their error messages need a row each. */
const Fields = styled(TwoColumns)`
  @media ${media.narrow} {
    grid-template-columns: 1fr;
  }
`;

export function StockEditor({ part, onClose }: { part: Part; onClose: () => void }) {
  const form = useZodForm({
    schema: stockChangeSchema,
    defaultValues: { mode: 'set' as const, quantity: String(part.current_stock) },
  });
  const { save, isSaving, conflict, saveAnyway, goBack } = useSaveStock(part, form, onClose);

  useEffect(() => {
    // Selected, so that typing replaces the current stock.
    form.setFocus('quantity', { shouldSelect: true });
  }, [form]);

  return (
    <>
      <Form form={form} label={`Stock of ${part.part_name}`} onSubmit={save}>
        <Fields>
          <FormSelect name="mode" label="Mode" options={stockModes} />
          <FormTextField name="quantity" label="Quantity" inputMode="numeric" autoComplete="off" />
        </Fields>
        <TwoColumns>
          <Button type="submit" variant="primary" size="large" isPending={isSaving} pendingLabel="Saving...">
            Save
          </Button>
          <Button size="large" isDisabled={isSaving} onPress={onClose}>
            Cancel
          </Button>
        </TwoColumns>
      </Form>
      {conflict && (
        <StockConflictDialog
          part={part}
          conflict={conflict}
          isSaving={isSaving}
          onConfirm={() => void saveAnyway(conflict)}
          onCancel={goBack}
        />
      )}
    </>
  );
}
