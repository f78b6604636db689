import { limits } from '@pitlane/shared-data/limits';
import { autoCalculatedCost, partsTotal } from '@pitlane/shared-data/parts';
import type { Job } from '@pitlane/shared-data/requests';
import { vehicleNameWithYear } from '@pitlane/shared-data/vehicles';
import { Button } from '@pitlane/shared-ui/button';
import { Dialog } from '@pitlane/shared-ui/dialog';
import { Stack } from '@pitlane/shared-ui/layout';
import { TextArea } from '@pitlane/shared-ui/text-field';
import { token } from '@pitlane/shared-ui/theme';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { typedCost } from './completion-draft.ts';
import { CompletionRefusal } from './completion-refusal.tsx';
import { FinalCost } from './final-cost.tsx';
import { PartsUsed } from './parts-used.tsx';
import { useCompletion } from './use-completion.ts';

const Subject = styled.p`
  color: ${token('text-muted')};
`;

interface CompleteJobDialogProps {
  job: Job;
  onClose: () => void;
}

/**
 * Closes a job: notes, parts used and final cost (spec section 4). All of it stays on this device until the server
 * has accepted the completion, and a refusal leaves the dialog as it is.
 */
export function CompleteJobDialog({ job, onClose }: CompleteJobDialogProps) {
  const costField = useRef<HTMLInputElement>(null);
  const { draft, change, complete, isCompleting, refusal, costProblem } = useCompletion(job, onClose);
  const submit = () => {
    if (!complete()) costField.current?.focus();
  };

  return (
    <Dialog
      isOpen
      title="Complete Job"
      onOpenChange={onClose}
      isDismissable={!isCompleting}
      actions={
        <>
          <CompletionRefusal error={refusal} />
          <Button size="large" isDisabled={isCompleting} onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            size="large"
            isPending={isCompleting}
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
          {job.service_name} · {vehicleNameWithYear(job)} · {job.registration_number}
        </Subject>
        <TextArea
          label="Mechanic Notes"
          description="What you enter here stays on this device until the job is completed."
          maxLength={limits.notes}
          value={draft.notes}
          onChange={(notes) => change({ notes })}
        />
        <PartsUsed parts={draft.parts} onChange={(parts) => change({ parts })} />
        <FinalCost
          estimatedCost={job.estimated_cost}
          partsTotal={partsTotal(draft.parts)}
          value={draft.cost}
          errorMessage={costProblem}
          fieldRef={costField}
          onChange={(cost) => change({ cost })}
          onAutoCalculate={() =>
            change({ cost: typedCost(autoCalculatedCost(job.estimated_cost, draft.parts)) })
          }
        />
      </Stack>
    </Dialog>
  );
}
