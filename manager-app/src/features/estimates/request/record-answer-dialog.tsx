import { type RequestEstimate, useDecideLines } from '@pitlane/shared-data/estimates';
import { formatCountOf, formatMoney } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import * as z from '@pitlane/shared-data/schema';
import { FormDialog, FormRadioGroup, FormTextField, useWatch, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { AnswerFields, answerTo, type LineAnswers, pathOf } from './answer-fields.tsx';

const channels = [
  { id: 'phone', label: 'By phone' },
  { id: 'in_person', label: 'In person' },
] as const;

const schema = z.object({
  channel: z.enum(['phone', 'in_person']),
  name: z.requiredText('Please enter who answered'),
  lines: z.custom<LineAnswers>(),
});

type Answer = z.output<typeof schema>;

interface RecordAnswerDialogProps {
  estimate: RequestEstimate;
  onClose: () => void;
}

/** What a customer answered by phone or at the desk, line by line. */
export function RecordAnswerDialog({ estimate, onClose }: RecordAnswerDialogProps) {
  const decide = useDecideLines();
  const form = useZodForm({
    schema,
    defaultValues: { channel: 'phone', name: estimate.customer?.name ?? '', lines: {} },
  });
  const answers = useWatch({ control: form.control, name: 'lines' });
  const lines = estimate.lines.filter(
    ({ status, unit_price }) => status === 'proposed' && unit_price !== null,
  );
  const approvedOf = (given: LineAnswers) =>
    lines.filter((line) => answerTo(line, given).choice === 'approve');
  const decisionsOf = (given: LineAnswers) =>
    lines.flatMap((line) => {
      const { choice, reason } = answerTo(line, given);
      if (choice === 'open') return [];
      const { line_id, version } = line;
      return [{ line_id, version, approve: choice === 'approve', reason: reason || undefined }];
    });
  const approved = approvedOf(answers);
  const total = approved.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const { save } = useSave({
    send: ({ channel, name, lines: given }: Answer, { keyed }) =>
      decide.mutateAsync(
        keyed({ requestId: estimate.request_id, decisions: decisionsOf(given), name, channel }),
      ),
    fieldNames: Object.fromEntries(lines.map((line) => [String(line.line_id), `${pathOf(line)}.choice`])),
    failure: 'Failed to record the answer',
    onSaved: (_, { lines: given }) => {
      const answered = formatCountOf(decisionsOf(given).length, 'line');
      notify.success(`Answer recorded: ${approvedOf(given).length} of ${answered} approved`);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Record Answer"
      label="Record answer"
      form={form}
      submitLabel="Record answer"
      pendingLabel="Recording..."
      onSubmit={async (answer) =>
        decisionsOf(answer.lines).length === 0 ? 'Please approve or decline a line' : save(answer)
      }
      onClose={onClose}
    >
      <FormRadioGroup name="channel" label="How" orientation="horizontal" options={channels} />
      <FormTextField
        name="name"
        label="Who answered"
        isRequired
        maxLength={limits.personName}
        autoComplete="off"
      />
      {lines.map((line) => (
        <AnswerFields key={line.line_id} line={line} />
      ))}
      <p role="status">
        Approved: {formatCountOf(approved.length, 'line')}, {formatMoney(total)}
      </p>
    </FormDialog>
  );
}
