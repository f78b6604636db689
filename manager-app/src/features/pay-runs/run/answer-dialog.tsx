import { formatMoneyWithPaise, tidyText } from '@pitlane/shared-data/formats';
import { sendForm } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { type PayQuestion, type PayRun, useAnswerPayQuestion } from '@pitlane/shared-data/pay-runs';
import {
  bonusRule,
  type PayLine,
  payLineName,
  paySlipQuery,
  timePayRule,
} from '@pitlane/shared-data/pay-slips';
import { Note, TextArea } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
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

/** Answers a question, beside the line that it is about. */
export function AnswerDialog({ run, question, onClose }: AnswerDialogProps) {
  const answer = useAnswerPayQuestion();
  const { data: slip } = useQuery(
    paySlipQuery({ payRunId: run.pay_run_id, mechanicId: question.mechanic_id }),
  );
  const line = slip?.lines.find(({ line_id }) => line_id === question.line_id);
  const textOf = (values: FormData) => tidyText(String(values.get('answer') ?? ''));
  return (
    <PlainFormDialog<'answer'>
      title={`Answer ${question.mechanic_name}`}
      check={(values) => ({ answer: !textOf(values) && 'Please write an answer' })}
      submitLabel="Answer"
      pendingLabel="Saving..."
      onSubmit={(values) =>
        sendForm(
          answer.mutateAsync({ questionId: question.question_id, answer: textOf(values) }),
          'Failed to save the answer',
          () => {
            notify.success('Answer saved');
            onClose();
          },
        )
      }
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Note label={line ? inWords(line) : 'About a line of the slip'} text={question.question} />
          <TextArea
            {...field('answer')}
            label="Answer"
            description="It stays beside the line. A mistake is put right by a correction in the next run."
            isRequired
            autoFocus
            rows={3}
            maxLength={limits.description}
          />
        </>
      )}
    </PlainFormDialog>
  );
}
