import { formatDateTime } from '@pitlane/shared-data/formats';
import type { PayLine } from '@pitlane/shared-data/pay-slips';
import { StatusBadge } from '@pitlane/shared-ui/core';
import { Asked } from './line-style.ts';

/** Where the focus goes once a question is sent. */
export const questionsId = ({ line_id }: PayLine) => `questions-${line_id}`;

interface QuestionsProps {
  line: PayLine;
  name: string;
}

/** What was asked about a line, and what a manager answered. */
export const Questions = ({ line, name }: QuestionsProps) => (
  <Asked role="list" id={questionsId(line)} tabIndex={-1} aria-label={`Questions about ${name}`}>
    {line.questions.map(({ question_id, question, asked_at, answer, answered_at, answered_by_name }) => (
      <li key={question_id}>
        <small>{`You asked on ${formatDateTime(asked_at)}`}</small>
        <p>{question}</p>
        {answer === null || answered_at === null ? (
          <StatusBadge tone="warning">Not answered yet</StatusBadge>
        ) : (
          <>
            <small>{`${answered_by_name} answered on ${formatDateTime(answered_at)}`}</small>
            <p>{answer}</p>
          </>
        )}
      </li>
    ))}
  </Asked>
);
