import { DataError, messageFor } from '@pitlane/shared-data/data-error';
import { describeMessage, type Reach } from '@pitlane/shared-data/messages';
import { recoverFocus } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';

export type JobStep = 'start' | 'queue' | 'complete';

const successes: Record<JobStep, string> = {
  start: 'Job started successfully',
  queue: 'Job queued successfully',
  complete: 'Job completed successfully',
};

/** The server's message, else 'Failed to {action} job'. */
export const jobStepFailure = (step: JobStep, error: unknown) => messageFor(error, `Failed to ${step} job`);

/** Also used to find the card's buttons. */
export const jobHeadingId = (requestId: number) => `job-${requestId}`;

const cardOf = (requestId: number) => document.getElementById(jobHeadingId(requestId))?.closest('article');

const buttonOf = (card: Element | null | undefined) => card?.querySelector('button');

/** The cards below a job's card, before a step moves it to another place. */
function cardsBelow(requestId: number): Element[] {
  const cards = [...document.querySelectorAll('article')];
  const own = cardOf(requestId);
  return own ? cards.slice(cards.indexOf(own) + 1) : [];
}

/** Announces a success and moves the focus to the job's next button, or to the next card's when it has gone. */
export function announceJobStep(step: JobStep, requestId: number, below: readonly Element[] = []) {
  notify.success(successes[step]);
  recoverFocus(() => {
    const own = step === 'queue' ? null : buttonOf(cardOf(requestId));
    return (
      own ??
      below
        .filter((card) => card.isConnected)
        .map(buttonOf)
        .find(Boolean)
    );
  });
}

/** Says which channel tells the customer that their car is ready. */
export function announceReady(reach: Reach) {
  if (reach.problem) notify.failure(`${describeMessage(reach)}. The front desk will tell the customer.`);
  else notify.success(describeMessage(reach));
}

/**
 * Announces the result of a step. Not a hook, because the button's component may be unmounted by then.
 * @param keep keeps a step that the server could not be asked for; answers whether it did.
 */
export async function reportJobStep(
  step: JobStep,
  requestId: number,
  result: Promise<unknown>,
  keep?: () => boolean,
) {
  const below = cardsBelow(requestId);
  try {
    await result;
    announceJobStep(step, requestId, below);
  } catch (error) {
    if (error instanceof DataError && error.kind === 'offline' && keep?.()) return;
    notify.failure(jobStepFailure(step, error));
  }
}
