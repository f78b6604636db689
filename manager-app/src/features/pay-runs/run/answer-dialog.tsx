import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { type PayQuestion, type PayRun, useAnswerPayQuestion } from '@pitlane/shared-data/pay-runs';
import {
  bonusRule,
  type PayLine,
  payLineName,
  paySlipQuery,
  timePayRule,
} from '@pitlane/shared-data/pay-slips';
import * as z from '@pitlane/shared-data/schema';
import { Note } from '@pitlane/shared-ui/core';
import { FormDialog, FormTextArea, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';

const inWords = (line: PayLine) =>
  [
    [payLineName(line), line.registration_number].filter(Boolean).join(', '),
    [timePayRule(line), bonusRule(line)].filter(Boolean).join(', '),
    formatMoneyWithPaise(line.amount),
  ]
    .filter(Boolean)
    .join(': ');

interface AnswerDialogProps {
  run: PayRun;
  question: PayQuestion;
  onClose: () => void;
}

const schema = z.object({ answer: z.requiredText('Please write an answer') });

/** Answers a question, beside the line that it is about. */
export function AnswerDialog({ run, question, onClose }: AnswerDialogProps) {
  const answering = useAnswerPayQuestion();
  const { data: slip } = useQuery(
    paySlipQuery({ payRunId: run.pay_run_id, mechanicId: question.mechanic_id }),
  );
  const line = slip?.lines.find(({ line_id }) => line_id === question.line_id);
  const form = useZodForm({ schema, defaultValues: { answer: '' } });
  const { save } = useSave({
    send: ({ answer }: z.output<typeof schema>) =>
      answering.mutateAsync({ questionId: question.question_id, answer }),
    failure: 'Failed to save the answer',
    onSaved: () => {
      notify.success('Answer saved');
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Answer ${question.mechanic_name}`}
      form={form}
      submitLabel="Answer"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <Note label={line ? inWords(line) : 'About a line of the slip'} text={question.question} />
      <FormTextArea
        name="answer"
        label="Answer"
        description="It stays beside the line. A mistake is put right by a correction in the next run."
        isRequired
        autoFocus
        rows={3}
        maxLength={limits.description}
      />
    </FormDialog>
  );
}
