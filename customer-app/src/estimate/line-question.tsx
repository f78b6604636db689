import type { EstimateLine } from '@pitlane/shared-data/estimates';
import { formatMoney } from '@pitlane/shared-data/formats';
import { limits } from '@pitlane/shared-data/limits';
import { showsLine } from '@pitlane/shared-data/photos';
import { Banner, Card, CardHeader, Note, RadioGroup, TextField, token } from '@pitlane/shared-ui/core';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatQuantity } from './format-quantity.ts';
import { LineReasons } from './line-reasons.tsx';
import { PhotosOf } from './shown-photos.tsx';
import { UrgencyBadge } from './urgency-badge.tsx';

const Price = styled.strong`
  font-size: ${token('text-xl')};
  font-variant-numeric: tabular-nums;
`;

const options = [
  { id: 'approve', label: 'Approve' },
  { id: 'decline', label: 'Decline' },
];

interface LineQuestionProps {
  line: EstimateLine;
  /** All of the estimate. */
  lines: readonly EstimateLine[];
  /** What the line replaces once it is approved. */
  before: EstimateLine | undefined;
  answer: { approve: boolean; reason: string } | undefined;
  onAnswer: (answer: { approve: boolean; reason: string }) => void;
  /** Why the answer to this line was refused. */
  refusal: string | undefined;
  isPending: boolean;
}

/** A proposed line: what it is, why, what happens if it waits, and its price, with Approve and Decline. */
export function LineQuestion({
  line,
  lines,
  before,
  answer,
  onAnswer,
  refusal,
  isPending,
}: LineQuestionProps) {
  const id = useId();
  const reason = answer?.reason ?? '';
  return (
    <Card as="li" aria-labelledby={id}>
      <CardHeader
        id={id}
        level={3}
        title={line.description}
        detail={formatQuantity(line)}
        end={<Price>{formatMoney(line.amount ?? 0)}</Price>}
      />
      <div>
        <UrgencyBadge urgency={line.urgency} />
      </div>
      {before && (
        <Banner>
          This replaces {before.description}, which you approved for {formatMoney(before.amount ?? 0)}.
        </Banner>
      )}
      <LineReasons line={line} />
      <PhotosOf subject={line.description} shows={showsLine(line, lines)} />
      <RadioGroup
        label={`Your answer to ${line.description}`}
        name={`line-${line.line_id}`}
        orientation="horizontal"
        options={options}
        value={answer ? (answer.approve ? 'approve' : 'decline') : ''}
        isDisabled={isPending}
        onChange={(value) => onAnswer({ approve: value === 'approve', reason })}
      />
      {answer && !answer.approve && (
        <TextField
          label="Why not?"
          description="Optional. The garage reads it."
          maxLength={limits.notes}
          value={reason}
          isReadOnly={isPending}
          onChange={(value) => onAnswer({ approve: false, reason: value })}
        />
      )}
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      <Note label="Your earlier answer" text={line.decline_reason} />
    </Card>
  );
}
