import type { DataError } from '@pitlane/shared-data/data-error';
import { Banner } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { jobStepFailure } from '../job-step.ts';

/** In the dialog's footer, so that it is visible at any scroll position. */
const FullWidth = styled.div`
  flex-basis: 100%;
`;

interface CompletionNoticeProps {
  error: DataError | null;
  /** The warning about an unusual final cost. */
  warning: string | undefined;
}

export function CompletionNotice({ error, warning }: CompletionNoticeProps) {
  if (!error && !warning) return null;
  return (
    <FullWidth>
      {warning && <Banner tone="warning">{warning}</Banner>}
      {error && (
        <Banner tone="danger">
          <p>{jobStepFailure('complete', error)}</p>
          {error.kind === 'offline' && (
            <p>
              The server cannot be reached, and this browser stores nothing. Complete the job when you are
              back online.
            </p>
          )}
        </Banner>
      )}
    </FullWidth>
  );
}
