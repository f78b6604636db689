import type { EstimateLine } from '@pitlane/shared-data/estimates';
import { formatMoney } from '@pitlane/shared-data/formats';
import { limits } from '@pitlane/shared-data/limits';
import { RadioGroup, space, TextField, token } from '@pitlane/shared-ui/core';
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

export type Choice = (typeof choices)[number]['id'];

interface AnswerFieldsProps {
  line: EstimateLine;
  choice: Choice;
  error: string | undefined;
  onChange: (choice: Choice) => void;
}

/** The customer's answer to one line. */
export function AnswerFields({ line, choice, error, onChange }: AnswerFieldsProps) {
  return (
    <Answer>
      <legend>
        {line.description}, {formatMoney(line.amount ?? 0)}
      </legend>
      <RadioGroup
        label="Answer"
        orientation="horizontal"
        options={choices}
        value={choice}
        errorMessage={error}
        onChange={(chosen) => onChange(chosen as Choice)}
      />
      {choice === 'decline' && (
        <TextField
          name={`reason-${line.line_id}`}
          label="Reason"
          description="What the customer said; may be empty"
          maxLength={limits.description}
          autoComplete="off"
        />
      )}
    </Answer>
  );
}
