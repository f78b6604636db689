import { messageFor } from '@pitlane/shared-data/data-error';
import { recoverFocus } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';

export type JobStep = 'start' | 'queue' | 'complete';

const successes: Record<JobStep, string> = {
  start: 'Job started successfully',
  queue: 'Job queued successfully',
  complete: 'Job completed successfully',
};

/** The server's message, else 'Failed to {action} job' (spec section 8). */
export const jobStepFailure = (step: JobStep, error: unknown) => messageFor(error, `Failed to ${step} job`);

/** Also used to find the card's buttons. */
export const jobHeadingId = (requestId: number) => `job-${requestId}`;

const nextButton = (requestId: number) =>
  document.getElementById(jobHeadingId(requestId))?.closest('article')?.querySelector('button');

/** Announces a success and moves the focus to the job's next button. */
export function announceJobStep(step: JobStep, requestId: number) {
  notify.success(successes[step]);
  recoverFocus(() => nextButton(requestId));
}

/** Announces the result of a step. Not a hook, because the button's component may be unmounted by then. */
export async function reportJobStep(step: JobStep, requestId: number, result: Promise<unknown>) {
  try {
    await result;
    announceJobStep(step, requestId);
  } catch (error) {
    notify.failure(jobStepFailure(step, error));
  }
}
