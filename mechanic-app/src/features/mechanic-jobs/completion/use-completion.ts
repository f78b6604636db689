import { lastReadingOf, useLowerReading } from '@pitlane/shared-data/care';
import type { DataError } from '@pitlane/shared-data/data-error';
import { useDraft } from '@pitlane/shared-data/draft';
import { tidyText } from '@pitlane/shared-data/formats';
import { setStockLeft } from '@pitlane/shared-data/parts';
import {
  invalidFinalCost,
  type Job,
  type JobCompletion,
  readFinalCost,
  useCompleteJob,
} from '@pitlane/shared-data/requests';
import { notify } from '@pitlane/shared-ui/notifications';
import { useEffect, useState } from 'react';
import { useSendWaitingFirst, useWaitingCompletions } from '../../../waiting-work/use-waiting-work.ts';
import { announceJobStep, announceReady } from '../job-step.ts';
import { type CompletionDraft, completionDrafts, newDraft } from './completion-draft.ts';

/** The stored draft of a completion and its submission. */
export function useCompletion(job: Job, onCompleted: () => void) {
  const { opened, keep, discard } = useDraft(completionDrafts, job.request_id, () => newDraft(job));
  const [draft, setDraft] = useState(opened);
  const change = (changes: Partial<CompletionDraft>) => setDraft((current) => ({ ...current, ...changes }));
  useEffect(() => {
    if (draft !== opened) keep(draft);
  }, [draft, opened, keep]);

  const [costError, setCostError] = useState<string>();
  const mutation = useCompleteJob();
  const { save, discard: discardWaiting } = useWaitingCompletions();

  /** Keeps a completion that the server could not be asked to accept. @returns whether the device could. */
  const wait = (completion: JobCompletion): boolean => {
    try {
      save({ completion, job: `${job.service_name}, ${job.registration_number}`, savedAt: Date.now() });
    } catch {
      return false;
    }
    notify.success('Saved on this device. The job is completed when the network is back.');
    onCompleted();
    return true;
  };

  /** A part that is short stays in the draft with its remaining stock. */
  const updateStockLeft = ({ field, detail }: DataError) => {
    if (field && detail) change({ parts: setStockLeft(draft.parts, Number(field), Number(detail)) });
  };

  // Not asked again when the completion is refused for something else then, such as a part that is short, or after a reload.
  const answer = draft.lower?.kilometres === draft.kilometres ? draft.lower : undefined;
  const { lower, ask } = useLowerReading({ answer, keep: (given) => change({ lower: given }) });
  const [isSendingFirst, setSendingFirst] = useState(false);
  const sendFirst = useSendWaitingFirst();
  /** Not before what was entered and photographed earlier, which a completed job no longer takes. */
  const inTurn = async (completion: JobCompletion) => {
    setSendingFirst(true);
    const isNext = await sendFirst(job.request_id);
    setSendingFirst(false);
    if (isNext || !wait(completion)) send(completion);
  };
  const send = (completion: JobCompletion) =>
    mutation.mutate(completion, {
      onSuccess: ({ reach }) => {
        discard();
        discardWaiting(job.request_id);
        onCompleted();
        announceJobStep('complete', job.request_id);
        announceReady(reach);
      },
      onError: async (error) => {
        updateStockLeft(error);
        const last = lastReadingOf(error);
        if (last !== null && completion.kilometres !== undefined) {
          const reason = await ask(completion.kilometres, last);
          if (reason) send({ ...completion, lowerIs: reason });
        }
        if (error.kind === 'offline') wait(completion);
      },
    });

  return {
    draft,
    /** Kilometres to ask about. */
    lower,
    isCompleting: isSendingFirst || mutation.isPending,
    error: mutation.error,
    costError,
    change: (changes: Partial<CompletionDraft>) => {
      mutation.reset();
      setCostError(undefined);
      change(changes);
    },
    /** Sends the draft; returns false if its cost is invalid. */
    complete: () => {
      const finalCost = readFinalCost(draft.cost);
      if (Number.isNaN(finalCost)) {
        setCostError(invalidFinalCost);
        return false;
      }
      void inTurn({
        requestId: job.request_id,
        mechanicNotes: tidyText(draft.notes),
        finalCost,
        kilometres: draft.kilometres,
        lowerIs: answer?.reason,
        parts: draft.parts.map(({ id, quantity }) => ({ partId: id, quantity })),
        idempotencyKey: draft.idempotencyKey,
      });
      return true;
    },
  };
}
