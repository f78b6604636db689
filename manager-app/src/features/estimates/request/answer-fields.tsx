import type { EstimateLine } from '@pitlane/shared-data/estimates';
import { formatMoney } from '@pitlane/shared-data/formats';
import { limits } from '@pitlane/shared-data/limits';
import { RadioGroup, space, TextField, token } from '@pitlane/shared-ui/core';
import { useBoundField } from '@pitlane/shared-ui/forms';
import { styled } from 'styled-components';

const Answer = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-inline-size: 0;
  margin: 0;
  padding: ${space(4)};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};

  legend {
    padding-inline: ${space(1)};
    font-weight: ${token('weight-medium')};
    overflow-wrap: anywhere;
  }
`;

const choices = [
  { id: 'approve', label: 'Approve' },
  { id: 'decline', label: 'Decline' },
  { id: 'open', label: 'No answer yet' },
] as const;

type Choice = (typeof choices)[number]['id'];

/** The answers to lines, which may come and go while they are given. */
export type LineAnswers = Record<string, { choice?: Choice; reason?: string } | undefined>;

type Numbered = Pick<EstimateLine, 'line_id'>;

const keyOf = ({ line_id }: Numbered) => `line${line_id}`;

export const answerTo = (line: Numbered, { [keyOf(line)]: answer }: LineAnswers) => ({
  choice: answer?.choice ?? 'open',
  reason: answer?.choice === 'decline' ? answer.reason?.trim() : undefined,
});

/** The name of its answer in the form. */
export const pathOf = (line: Numbered) => `lines.${keyOf(line)}` as const;

/** The customer's answer to one line. */
export function AnswerFields({ line }: { line: EstimateLine }) {
  const {
    isReadOnly: _,
    onBlur: __,
    ...choice
  } = useBoundField<Record<string, Choice>>(`${pathOf(line)}.choice`);
  const reason = useBoundField<Record<string, string>>(`${pathOf(line)}.reason`);
  const chosen = choice.value ?? 'open';
  return (
    <Answer>
      <legend>
        {line.description}, {formatMoney(line.amount ?? 0)}
      </legend>
      <RadioGroup {...choice} label="Answer" orientation="horizontal" options={choices} value={chosen} />
      {chosen === 'decline' && (
        <TextField
          {...reason}
          label="Reason"
          description="What the customer said; may be empty"
          maxLength={limits.description}
          autoComplete="off"
          value={reason.value ?? ''}
        />
      )}
    </Answer>
  );
}
