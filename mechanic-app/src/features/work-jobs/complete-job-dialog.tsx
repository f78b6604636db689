import { autoCalculatedCost, partsTotal } from '@pitlane/shared-data/parts';
import { type Job, useCompleteJob } from '@pitlane/shared-data/requests';
import { Banner } from '@pitlane/shared-ui/banner';
import { Button } from '@pitlane/shared-ui/button';
import { Dialog } from '@pitlane/shared-ui/dialog';
import { Stack } from '@pitlane/shared-ui/layout';
import { TextArea } from '@pitlane/shared-ui/text-field';
import { token } from '@pitlane/shared-ui/theme';
import { styled } from 'styled-components';
import { vehicleName } from '../../vehicle/vehicle-name.ts';
import { FinalCost } from './final-cost.tsx';
import { announceJobStep, jobStepFailure } from './job-step.ts';
import { PartsUsed } from './parts-used.tsx';
import { useCompletionDraft } from './use-completion-draft.ts';

const Subject = styled.p`
  color: ${token('text-muted')};
`;

/** The refusal stands beside the button that was pressed, in sight however far the dialog is scrolled. */
const Refusal = styled.div`
  flex-basis: 100%;
`;

/** The database's own limit for notes. */
const longestNotes = 5000;

/**
 * Closes a job: notes, parts used and final cost (spec section 4). All of it stays on this device until the server
 * has accepted the completion, and a refusal leaves the dialog as it is.
 */
export function CompleteJobDialog({
  job,
  mechanicId,
  onClose,
}: {
  job: Job;
  mechanicId: string;
  onClose: () => void;
}) {
  const { draft, change, discard } = useCompletionDraft(job, mechanicId);
  const complete = useCompleteJob();

  const submit = () =>
    complete.mutate(
      {
        requestId: job.request_id,
        mechanicNotes: draft.notes,
        finalCost: draft.finalCost,
        parts: draft.parts.map(({ id, quantity }) => ({ partId: id, quantity })),
      },
      {
        onSuccess: () => {
          discard();
          onClose();
          announceJobStep('complete', job.request_id);
        },
      },
    );

  return (
    <Dialog
      isOpen
      title="Complete Job"
      onOpenChange={onClose}
      isDismissable={!complete.isPending}
      actions={
        <>
          {complete.error && (
            <Refusal>
              <Banner tone="danger">{jobStepFailure('complete', complete.error)}</Banner>
            </Refusal>
          )}
          <Button size="large" isDisabled={complete.isPending} onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            size="large"
            isPending={complete.isPending}
            pendingLabel="Completing..."
            onPress={submit}
          >
            Complete Job
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Subject>
          {job.service_name} · {vehicleName(job)} · {job.registration_number}
        </Subject>
        <TextArea
          label="Mechanic Notes"
          description="What you enter here stays on this device until the job is completed."
          maxLength={longestNotes}
          value={draft.notes}
          onChange={(notes) => change({ notes })}
        />
        <PartsUsed
          parts={draft.parts}
          shortPartId={complete.error?.field}
          onChange={(parts) => {
            complete.reset();
            change({ parts });
          }}
        />
        <FinalCost
          estimatedCost={job.estimated_cost}
          partsTotal={partsTotal(draft.parts)}
          value={draft.finalCost}
          onChange={(finalCost) => change({ finalCost })}
          onAutoCalculate={() => change({ finalCost: autoCalculatedCost(job.estimated_cost, draft.parts) })}
        />
      </Stack>
    </Dialog>
  );
}
