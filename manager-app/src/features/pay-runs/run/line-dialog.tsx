import { useSave } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { assignableMechanicsQuery } from '@pitlane/shared-data/mechanics';
import {
  type AddedLineKind,
  addedLineKinds,
  type PayRun,
  payLineKindLabels,
  useAddPayLine,
} from '@pitlane/shared-data/pay-runs';
import type * as z from '@pitlane/shared-data/schema';
import {
  FormDialog,
  FormNumberField,
  FormRadioGroup,
  FormSelect,
  FormTextField,
  useWatch,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { CorrectedLineField } from './corrected-line-field.tsx';
import { emptyLine, lineSchema, newLineOf } from './line-entry.ts';

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
  const mechanics = useQuery(assignableMechanicsQuery());
  const form = useZodForm({ schema: lineSchema, defaultValues: emptyLine });
  const [mechanicId, kind] = useWatch({ control: form.control, name: ['mechanic_id', 'kind'] });
  const dropCorrected = () => form.setValue('corrects', '');
  const { save } = useSave({
    send: (entry: z.output<typeof lineSchema>, { keyed }) =>
      add.mutateAsync(keyed(newLineOf(run.pay_run_id, entry))),
    failure: 'Failed to add the line',
    onSaved: () => {
      notify.success('Line added');
      onClose();
    },
  });
  return (
    <FormDialog
      title="Add Line"
      form={form}
      submitLabel="Add Line"
      pendingLabel="Adding..."
      onSubmit={save}
      onClose={onClose}
    >
      <FormSelect
        name="mechanic_id"
        failure={mechanics.isError ? 'Failed to load the mechanics' : undefined}
        label="Mechanic"
        isRequired
        options={(mechanics.data ?? []).map(({ mechanic_id, name }) => ({ id: mechanic_id, label: name }))}
        onValueChange={dropCorrected}
      />
      <FormRadioGroup
        name="kind"
        label="Kind"
        options={addedLineKinds.map((id) => ({ id, label: payLineKindLabels[id] }))}
        onValueChange={dropCorrected}
      />
      {kind === 'correction' && mechanicId && <CorrectedLineField mechanicId={mechanicId} />}
      <FormNumberField
        name="amount"
        label="Amount (₹)"
        isRequired
        hasSteppers={false}
        minValue={kind === 'correction' ? undefined : 0}
        step={0.01}
        formatOptions={{ maximumFractionDigits: 2 }}
      />
      <FormTextField
        name="reason"
        label="Reason"
        description={hints[kind]}
        isRequired
        autoComplete="off"
        maxLength={limits.description}
      />
    </FormDialog>
  );
}
