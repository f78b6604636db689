import type { Part } from '@pitlane/shared-data/parts';
import { Button } from '@pitlane/shared-ui/button';
import { Form, FormTextField, useZodForm } from '@pitlane/shared-ui/form';
import { FormSelect } from '@pitlane/shared-ui/form-select';
import { media, space } from '@pitlane/shared-ui/theme';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { ChangedStockDialog } from './changed-stock-dialog.tsx';
import { stockChangeSchema, stockModes } from './stock-change.ts';
import { useSaveStock } from './use-save-stock.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};
  inline-size: 100%;
  text-align: start;

  @media ${media.medium} {
    min-inline-size: 20rem;
  }
`;

/** Beside the name of its cell a phone has no room for two fields and what they have to say. */
const Fields = styled(Pair)`
  @media ${media.narrow} {
    grid-template-columns: 1fr;
  }
`;

/** Changes the stock of one part, in its own row. */
export function StockEditor({ part, onClose }: { part: Part; onClose: () => void }) {
  const form = useZodForm({
    schema: stockChangeSchema,
    defaultValues: { mode: 'set' as const, quantity: String(part.current_stock) },
  });
  const { save, isSaving, question, saveAnyway, goBack } = useSaveStock(part, form, onClose);

  useEffect(() => {
    // Selected, so that the first digit that is typed replaces the stock of now.
    form.setFocus('quantity', { shouldSelect: true });
  }, [form]);

  return (
    <>
      <Form form={form} label={`Stock of ${part.part_name}`} onSubmit={save}>
        <Fields>
          <FormSelect name="mode" label="Mode" options={stockModes} />
          <FormTextField name="quantity" label="Quantity" inputMode="numeric" autoComplete="off" />
        </Fields>
        <Pair>
          <Button type="submit" variant="primary" size="large" isPending={isSaving} pendingLabel="Saving...">
            Save
          </Button>
          <Button size="large" isDisabled={isSaving} onPress={onClose}>
            Cancel
          </Button>
        </Pair>
      </Form>
      {question && (
        <ChangedStockDialog
          part={part}
          question={question}
          isSaving={isSaving}
          onConfirm={() => void saveAnyway(question)}
          onCancel={goBack}
        />
      )}
    </>
  );
}
