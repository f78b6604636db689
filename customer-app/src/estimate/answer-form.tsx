import { DataError, messageFor } from '@pitlane/shared-data/data-error';
import type { Answered, Decision, EstimateLine, EstimatePage } from '@pitlane/shared-data/estimates';
import { formatCountOf, formatMoney } from '@pitlane/shared-data/formats';
import { limits } from '@pitlane/shared-data/limits';
import {
  Banner,
  Button,
  Card,
  media,
  PlainForm,
  pinned,
  Stack,
  space,
  TextField,
  token,
} from '@pitlane/shared-ui/core';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type Answers, answerKey, approvedTotal, replacedLine, toDecisions } from './answers.ts';
import { LineQuestion } from './line-question.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  padding: 0;
  list-style: none;

  & > li {
    break-inside: avoid;
  }

  /* Above the total. */
  :is(a, button, input, textarea) {
    scroll-margin-block-end: 5rem;
  }
`;

/** Stays in sight while the lines are answered. */
const Total = styled.p`
  position: sticky;
  inset-block-end: ${pinned('5rem')};
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  border: ${token('hairline')} solid ${token('line-strong')};
  background: ${token('surface-raised')};

  strong {
    font-variant-numeric: tabular-nums;
  }

  @media ${media.print} {
    position: static;
  }
`;

export interface Answer {
  decisions: Decision[];
  name: string;
  /** Makes a repeated answer count once. */
  idempotencyKey: string;
}

interface AnswerFormProps {
  estimate: EstimatePage;
  lines: readonly EstimateLine[];
  /** @throws {DataError} whose `field` is the id of a line that was refused. */
  onAnswer: (answer: Answer) => Promise<Answered>;
  /** The last answer's refusal. */
  refusal: Refusal | undefined;
  onAnswered: (outcome: Answered | Refusal | undefined) => void;
}

/** Why an answer was not recorded. */
export interface Refusal {
  message: string;
  /** The line that it is about, if it is about one. */
  lineId: string | undefined;
}

const failed = 'Your answer was not recorded. Please try again.';

/** Approves or declines the lines that the garage has sent. Lines without an answer stay open. */
export function AnswerForm({ estimate, lines, onAnswer, refusal, onAnswered }: AnswerFormProps) {
  const [answers, setAnswers] = useState<Answers>({});
  // The same for a retry after a lost response, another one for another answer.
  const sent = useRef({ text: '', key: '' });
  const decisions = toDecisions(lines, answers);
  const refused = lines.find(({ line_id }) => String(line_id) === refusal?.lineId);

  const submit = async (values: FormData) => {
    onAnswered(undefined);
    const name = String(values.get('name')).trim();
    const text = JSON.stringify([decisions, name]);
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    try {
      onAnswered(await onAnswer({ decisions, name, idempotencyKey: sent.current.key }));
    } catch (error) {
      const lineId = error instanceof DataError ? error.field : undefined;
      onAnswered({ message: messageFor(error, failed), lineId });
    }
    return undefined;
  };

  return (
    <PlainForm<string>
      label="Answer the estimate"
      check={(values) => ({
        [`line-${lines[0]?.line_id}`]:
          decisions.length === 0 && 'Please approve or decline at least one line',
        name: String(values.get('name')).trim() === '' && 'Please type your name',
      })}
      onSubmit={submit}
    >
      {({ isPending, field }) => {
        const missing = field(`line-${lines[0]?.line_id}`).errorMessage;
        return (
          <Stack>
            <List role="list" aria-label="Proposed work">
              {lines.map((line) => (
                <LineQuestion
                  key={answerKey(line)}
                  line={line}
                  lines={estimate.lines}
                  before={replacedLine(estimate.lines, line)}
                  answer={answers[answerKey(line)]}
                  onAnswer={(answer) => {
                    field(`line-${lines[0]?.line_id}`).onChange();
                    setAnswers({ ...answers, [answerKey(line)]: answer });
                  }}
                  refusal={refused === line ? refusal?.message : undefined}
                  isPending={isPending}
                />
              ))}
            </List>
            <Total aria-live="polite">
              <span>Approved with your answers</span>
              <strong>{formatMoney(approvedTotal(estimate, answers))}</strong>
            </Total>
            <Card as="div">
              <p>
                {decisions.length === 0
                  ? 'Approve or decline each line above. A line without an answer stays open.'
                  : `${formatCountOf(decisions.length, 'answer')} of ${lines.length}. Your name below signs them.`}
              </p>
              <TextField
                {...field('name')}
                label="Your name"
                isRequired
                autoComplete="name"
                maxLength={limits.personName}
              />
              {missing && <Banner tone="danger">{missing}</Banner>}
              {refusal && <Banner tone="danger">{refusal.message}</Banner>}
              <Button
                type="submit"
                variant="primary"
                size="large"
                isPending={isPending}
                pendingLabel="Sending..."
              >
                Confirm
              </Button>
            </Card>
          </Stack>
        );
      }}
    </PlainForm>
  );
}
