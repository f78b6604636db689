import { DataError, messageFor } from '@pitlane/shared-data/data-error';
import { type EstimateLine, useChangeLine } from '@pitlane/shared-data/estimates';
import { limits } from '@pitlane/shared-data/limits';
import { Button, PlainForm, Row, TextField } from '@pitlane/shared-ui/core';
import { Trash2 } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useEffect, useState } from 'react';
import { MoreFields } from '../../../../more-fields/more-fields.ts';
import { LineAmounts } from './line-amounts.tsx';
import { changesOf, fieldsOf } from './line-fields.ts';
import { LineTexts } from './line-texts.tsx';

interface LineFormProps {
  line: EstimateLine;
  isWithdrawing: boolean;
  /** Undefined for an approved line, which stays until its change is approved. */
  onWithdraw: (() => void) | undefined;
  onDone: () => void;
  onUnsaved: (lineId: number, isUnsaved: boolean) => void;
}

const changedSince = 'Someone else has changed this line since you opened it. Save again to replace it.';

/** Price, quantity and texts of a line. A change is sent with the version that was read. */
export function LineForm({ line, isWithdrawing, onWithdraw, onDone, onUnsaved }: LineFormProps) {
  const change = useChangeLine();
  const { line_id, description } = line;
  // A refetch must not change text being typed.
  const [opened, setOpened] = useState(line);
  const [fields, setFields] = useState(() => fieldsOf(line));
  const [hasTexts, setHasTexts] = useState(false);
  const isDirty = Object.keys(changesOf(fieldsOf(opened), fields)).length > 0;
  if (!isDirty && line.version !== opened.version) {
    setOpened(line);
    setFields(fieldsOf(line));
  }

  useEffect(() => {
    onUnsaved(line_id, isDirty);
    return () => onUnsaved(line_id, false);
  }, [line_id, isDirty, onUnsaved]);

  const save = async () => {
    if (!isDirty) return undefined;
    try {
      const saved = await change.mutateAsync({
        lineId: line_id,
        changes: changesOf(fieldsOf(opened), fields),
        version: opened.version,
      });
      notify.success(`${saved.description} saved`);
      if (saved.line_id === line_id) {
        setOpened(saved);
        setFields(fieldsOf(saved));
      } else {
        setFields(fieldsOf(opened));
      }
      onDone();
      return undefined;
    } catch (error) {
      const isChanged = error instanceof DataError && error.kind === 'changed' && error.detail !== undefined;
      if (!isChanged) return messageFor(error, 'Failed to save the line');
      setOpened({ ...opened, version: Number(error.detail) });
      return changedSince;
    }
  };
  const check = () => ({
    description: !fields.description.trim() && 'Please describe this line',
    quantity: !fields.quantity && 'Please enter a quantity',
  });

  return (
    <PlainForm label={`Line ${description}`} check={check} onSubmit={save}>
      {({ field, isPending }) => (
        <>
          <TextField
            {...field('description')}
            label="Description"
            maxLength={limits.name}
            autoComplete="off"
            value={fields.description}
            onChange={(entered) => {
              field('description').onChange();
              setFields({ ...fields, description: entered });
            }}
          />
          <LineAmounts line={line} fields={fields} quantity={field('quantity')} onChange={setFields} />
          <MoreFields open={hasTexts} onToggle={({ currentTarget }) => setHasTexts(currentTarget.open)}>
            <summary>What the customer reads</summary>
            {hasTexts && <LineTexts fields={fields} onChange={setFields} />}
          </MoreFields>
          <Row justify="space-between">
            {onWithdraw ? (
              <Button
                variant="quiet"
                icon={Trash2}
                aria-label={`Withdraw ${description}`}
                isPending={isWithdrawing}
                onPress={onWithdraw}
              >
                Withdraw
              </Button>
            ) : (
              <Button onPress={onDone}>Cancel</Button>
            )}
            <Button
              type="submit"
              variant={isDirty ? 'primary' : 'secondary'}
              aria-label={`Save ${description}`}
              isPending={isPending}
              pendingLabel="Saving..."
            >
              Save
            </Button>
          </Row>
        </>
      )}
    </PlainForm>
  );
}
