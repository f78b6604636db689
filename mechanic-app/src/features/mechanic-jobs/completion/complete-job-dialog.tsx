import { limits } from '@pitlane/shared-data/limits';
import { autoCalculatedCost } from '@pitlane/shared-data/parts';
import { type Job, readFinalCost } from '@pitlane/shared-data/requests';
import { vehicleNameWithYear } from '@pitlane/shared-data/vehicles';
import {
  Button,
  Dialog,
  NumberField,
  reportInvalidInput,
  Stack,
  TextArea,
  token,
} from '@pitlane/shared-ui/core';
import { LowerReadingQuestion } from '@pitlane/shared-ui/lower-reading';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { costText } from './completion-draft.ts';
import { CompletionNotice } from './completion-notice.tsx';
import { costWarning } from './cost-warning.ts';
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
 * Completes a job. The draft is stored on this device until the server has accepted it, and an error
 * keeps the dialog open.
 */
export function CompleteJobDialog({ job, onClose }: CompleteJobDialogProps) {
  const costField = useRef<HTMLInputElement>(null);
  const { draft, lower, change, complete, isCompleting, error, costError } = useCompletion(job, onClose);
  const warning = costWarning({
    cost: readFinalCost(draft.cost) ?? job.estimated_cost,
    estimatedCost: job.estimated_cost,
    parts: draft.parts,
    tolerance: job.cost_tolerance,
  });
  const content = useRef<HTMLDivElement>(null);
  const submit = () => {
    if (content.current && reportInvalidInput(content.current)) return;
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
          <CompletionNotice error={error} warning={error ? undefined : warning} />
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
      <div ref={content}>
        <Stack gap={5}>
          <Subject>
            {job.service_name} · {vehicleNameWithYear(job)} · {job.registration_number}
          </Subject>
          <TextArea
            label="Mechanic Notes"
            description="Your entries are saved on this device until the job is completed."
            maxLength={limits.notes}
            value={draft.notes}
            onChange={(notes) => change({ notes })}
          />
          <NumberField
            label="Kilometres"
            description="As the odometer shows them after the work. You can leave this empty."
            hasSteppers={false}
            minValue={0}
            maxValue={limits.kmDriven}
            formatOptions={{ maximumFractionDigits: 0 }}
            errorMessage={error?.field === 'kilometres' ? error.message : undefined}
            value={draft.kilometres ?? null}
            onChange={(kilometres) => change({ kilometres: kilometres ?? undefined })}
          />
          <PartsUsed parts={draft.parts} onChange={(parts) => change({ parts })} />
          <FinalCost
            estimatedCost={job.estimated_cost}
            parts={draft.parts}
            value={draft.cost}
            errorMessage={costError}
            fieldRef={costField}
            onChange={(cost) => change({ cost })}
            onAutoCalculate={() =>
              change({ cost: costText(autoCalculatedCost(job.estimated_cost, draft.parts)) })
            }
          />
        </Stack>
      </div>
      <LowerReadingQuestion lower={lower} />
    </Dialog>
  );
}
