import type { DataError } from '@pitlane/shared-data/data-error';
import { Banner } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { jobStepFailure } from '../job-step.ts';

/** In the dialog's footer, so that it is visible at any scroll position. */
const FullWidth = styled.div`
  flex-basis: 100%;
`;

export function CompletionError({ error }: { error: DataError | null }) {
  if (!error) return null;
  return (
    <FullWidth>
      <Banner tone="danger">
        <p>{jobStepFailure('complete', error)}</p>
        {error.kind === 'offline' && (
          <p>
            The server cannot be reached, and this browser stores nothing. Complete the job when you are back
            online.
          </p>
        )}
      </Banner>
    </FullWidth>
  );
}
