import type { DataError } from '@pitlane/shared-data/data-error';
import { Banner } from '@pitlane/shared-ui/banner';
import { styled } from 'styled-components';
import { jobStepFailure } from './job-step.ts';

/** It stands beside the button that was pressed, in sight however far the dialog is scrolled. */
const Place = styled.div`
  flex-basis: 100%;
`;

/** Why the job was not completed, and that nothing of what was entered is lost. */
export function CompletionRefusal({ error }: { error: DataError | null }) {
  if (!error) return null;
  return (
    <Place>
      <Banner tone="danger">
        <p>{jobStepFailure('complete', error)}</p>
        {error.kind === 'offline' && (
          <p>
            The server cannot be reached. What you entered is kept; complete the job when you are back online.
          </p>
        )}
      </Banner>
    </Place>
  );
}
