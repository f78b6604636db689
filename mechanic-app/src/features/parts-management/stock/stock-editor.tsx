import { limits } from '@pitlane/shared-data/limits';
import type { Part } from '@pitlane/shared-data/parts';
import { isMeasured } from '@pitlane/shared-data/quantities';
import { Button, media, space, token } from '@pitlane/shared-ui/core';
import { Form, FormSelect, FormTextField, useLeaveGuard, useZodForm } from '@pitlane/shared-ui/forms';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { stockChangeSchema, stockModes } from './stock-change.ts';
import { StockConflictDialog } from './stock-conflict-dialog.tsx';
import { useSaveStock } from './use-save-stock.ts';

/** Below the line of its row, so that it hides nothing of it and moves no column. */
const Place = styled.div`
  display: flex;
  justify-content: flex-end;
  text-align: start;

  & > form {
    flex: none;
    inline-size: 100%;
  }

  @media ${media.medium} {
    inline-size: 0;
    min-inline-size: 100%;
    margin-block: ${space(2)};

    & > form {
      position: relative;
      z-index: 1;
      inline-size: 36rem;
      padding: ${space(2)};
      background: ${token('surface-raised')};
      box-shadow: ${token('shadow-overlay')};
    }
  }
`;

/** One line, but on a phone, where the fields and their error messages need a line each. */
const Line = styled.div`
  display: grid;
  gap: ${space(3)};

  & > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space(2)};
  }

  @media ${media.medium} {
    grid-template-columns: 1fr 1fr 2fr auto;
    align-items: start;

    & > div {
      display: flex;
      /* Beside the controls, below the labels. */
      margin-block-start: 1.75rem;
    }
  }
`;

export function StockEditor({ part, onClose }: { part: Part; onClose: () => void }) {
  const form = useZodForm({
    schema: stockChangeSchema(part.stock_unit),
    defaultValues: { mode: 'set' as const, quantity: String(part.current_stock), reason: '' },
  });
  const { question } = useLeaveGuard(form.formState.isDirty);
  const { save, isSaving, conflict, saveAnyway, goBack } = useSaveStock(part, form, onClose);

  useEffect(() => {
    // Selected, so that typing replaces the current stock.
    form.setFocus('quantity', { shouldSelect: true });
  }, [form]);

  return (
    <>
      {question}
      <Place>
        <Form form={form} label={`Stock of ${part.part_name}`} onSubmit={save}>
          <Line>
            <FormSelect name="mode" label="Mode" options={stockModes} />
            <FormTextField
              name="quantity"
              label="Quantity"
              inputMode={isMeasured(part.stock_unit) ? 'decimal' : 'numeric'}
              autoComplete="off"
            />
            <FormTextField
              name="reason"
              label="Reason (optional)"
              autoComplete="off"
              maxLength={limits.notes}
            />
            <div>
              <Button
                type="submit"
                variant="primary"
                size="large"
                isPending={isSaving}
                pendingLabel="Saving..."
              >
                Save
              </Button>
              <Button size="large" isDisabled={isSaving} onPress={onClose}>
                Cancel
              </Button>
            </div>
          </Line>
        </Form>
      </Place>
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
