import { messageFor } from '@pitlane/shared-data/data-error';
import { notify } from '@pitlane/shared-ui/notification';
import { recoverFocus } from '@pitlane/shared-ui/page-header';

export type JobStep = 'start' | 'queue' | 'complete';

const successes: Record<JobStep, string> = {
  start: 'Job started successfully',
  queue: 'Job queued successfully',
  complete: 'Job completed successfully',
};

/** Why a step failed: the server's own sentence, else 'Failed to {action} job' (spec section 8). */
export const jobStepFailure = (step: JobStep, error: unknown) => messageFor(error, `Failed to ${step} job`);

/** The heading of a job's card; the focus finds the card's buttons by it. */
export const jobHeadingId = (requestId: number) => `job-${requestId}`;

const nextButton = (requestId: number) =>
  document.getElementById(jobHeadingId(requestId))?.closest('article')?.querySelector('button');

/** Tells that a step succeeded, and passes the focus on to what can be done next. */
export function announceJobStep(step: JobStep, requestId: number) {
  notify.success(successes[step]);
  recoverFocus(() => nextButton(requestId));
}

/** Tells how a step went. By then its button may be gone, so nothing here belongs to a component. */
export async function reportJobStep(step: JobStep, requestId: number, work: Promise<unknown>) {
  try {
    await work;
    announceJobStep(step, requestId);
  } catch (error) {
    notify.failure(jobStepFailure(step, error));
  }
}
