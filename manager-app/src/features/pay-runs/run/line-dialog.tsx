import { tidyText } from '@pitlane/shared-data/formats';
import { sendForm, useIdempotencyKey } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { assignableMechanicsQuery } from '@pitlane/shared-data/mechanics';
import {
  type AddedLineKind,
  addedLineKinds,
  type PayRun,
  payLineKindLabels,
  useAddPayLine,
} from '@pitlane/shared-data/pay-runs';
import { NumberField, RadioGroup, Select, TextField } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CorrectedLineField } from './corrected-line-field.tsx';
import { checkLine, emptyLine, type LineEntry, newLineOf } from './line-entry.ts';

const hints: Record<AddedLineKind, string> = {
  addition: 'Such as a festival bonus. The mechanic reads the reason.',
  deduction: 'Such as an advance or a fine. The mechanic reads the reason.',
  correction: 'Of an earlier run; below zero takes away. The mechanic reads the reason.',
};

interface LineDialogProps {
  run: PayRun;
  onClose: () => void;
}

/** Adds an addition, a deduction or a correction to a draft. */
export function LineDialog({ run, onClose }: LineDialogProps) {
  const add = useAddPayLine();
  const keyFor = useIdempotencyKey();
  const mechanics = useQuery(assignableMechanicsQuery());
  const [entry, setEntry] = useState(emptyLine);
  const submit = () => {
    const line = newLineOf(run.pay_run_id, { ...entry, reason: tidyText(entry.reason) });
    return sendForm(
      add.mutateAsync({ ...line, idempotencyKey: keyFor(line) }),
      'Failed to add the line',
      () => {
        notify.success('Line added');
        onClose();
      },
    );
  };
  return (
    <PlainFormDialog<string>
      title="Add Line"
      check={() => checkLine(entry)}
      submitLabel="Add Line"
      pendingLabel="Adding..."
      isBegun={entry !== emptyLine}
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => {
        const change = (name: string, changed: Partial<LineEntry>) => {
          field(name).onChange();
          setEntry((now) => ({ ...now, ...changed }));
        };
        return (
          <>
            <Select
              name="mechanic_id"
              errorMessage={
                field('mechanic_id').errorMessage ??
                (mechanics.isError ? 'Failed to load the mechanics' : undefined)
              }
              label="Mechanic"
              isRequired
              options={(mechanics.data ?? []).map(({ mechanic_id, name }) => ({
                id: mechanic_id,
                label: name,
              }))}
              value={entry.mechanicId}
              onChange={(mechanicId) => change('mechanic_id', { mechanicId, corrects: '' })}
            />
            <RadioGroup
              label="Kind"
              options={addedLineKinds.map((kind) => ({ id: kind, label: payLineKindLabels[kind] }))}
              value={entry.kind}
              onChange={(kind) => change('kind', { kind: kind as AddedLineKind, corrects: '' })}
            />
            {entry.kind === 'correction' && entry.mechanicId && (
              <CorrectedLineField
                mechanicId={entry.mechanicId}
                errorMessage={field('corrects').errorMessage}
                value={entry.corrects}
                onChange={(corrects) => change('corrects', { corrects })}
              />
            )}
            <NumberField
              {...field('amount')}
              label="Amount (₹)"
              isRequired
              hasSteppers={false}
              minValue={entry.kind === 'correction' ? undefined : 0}
              step={0.01}
              formatOptions={{ maximumFractionDigits: 2 }}
              value={entry.amount}
              onChange={(amount) => change('amount', { amount })}
            />
            <TextField
              {...field('reason')}
              label="Reason"
              description={hints[entry.kind]}
              isRequired
              autoComplete="off"
              maxLength={limits.description}
              value={entry.reason}
              onChange={(reason) => change('reason', { reason })}
            />
          </>
        );
      }}
    </PlainFormDialog>
  );
}
