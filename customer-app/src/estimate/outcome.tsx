import type { Answered } from '@pitlane/shared-data/estimates';
import { formatMoney } from '@pitlane/shared-data/formats';
import { Banner } from '@pitlane/shared-ui/core';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Refusal } from './answer-form.tsx';

/** Focused to bring it into sight: nothing to operate. */
const Place = styled.div`
  outline: 0;
`;

interface OutcomeProps {
  result: Answered | undefined;
  /** Of an answer whose lines were all answered before it arrived. */
  refusal: Refusal | undefined;
}

/** What became of the last answer. The form, which had the focus, may be gone. */
export function Outcome({ result, refusal }: OutcomeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result ?? refusal) place.current?.focus();
  }, [result, refusal]);
  if (!result && !refusal) return null;
  return (
    <Place ref={place} tabIndex={-1}>
      {refusal && <Banner tone="danger">{refusal.message}</Banner>}
      {result && (
        <Banner tone="success" title="Thank you. Your answer is recorded.">
          Approved in total: {formatMoney(result.estimated_cost)}. Approval record {result.record.number}{' '}
          below keeps what you answered.
        </Banner>
      )}
    </Place>
  );
}
