import { messageFor } from '@pitlane/shared-data/data-error';
import { useUnassignMechanic } from '@pitlane/shared-data/requests';
import { Banner, Button } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';

export interface AssignedMechanic {
  requestId: number;
  mechanicId: string;
  mechanicName: string;
}

interface UndoAssignmentProps {
  assigned: AssignedMechanic;
  /** Undone, impossible to undo, or dismissed. */
  onEnd: () => void;
}

/** Takes the mechanic who was just assigned off again, while the job has not been started. */
export function UndoAssignment({ assigned, onEnd }: UndoAssignmentProps) {
  const { requestId, mechanicId, mechanicName } = assigned;
  const unassign = useUnassignMechanic();
  const undo = () =>
    unassign.mutate(
      { requestId, mechanicId },
      {
        onSuccess: () => {
          notify.success(`Request #${requestId} is pending again`);
          onEnd();
        },
        onError: (error) => {
          notify.failure(messageFor(error, 'Failed to undo the assignment'));
          if (error.kind === 'conflict' || error.kind === 'not-found') onEnd();
        },
      },
    );
  return (
    <Banner
      tone="success"
      onDismiss={onEnd}
      action={
        <Button isPending={unassign.isPending} pendingLabel="Undoing..." onPress={undo}>
          Undo
        </Button>
      }
    >
      <p>
        Request #{requestId} is assigned to {mechanicName}.
      </p>
    </Banner>
  );
}
