import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCountOf } from '@pitlane/shared-data/formats';
import { useFinishInspection } from '@pitlane/shared-data/inspections';
import { Button, ConfirmDialog } from '@pitlane/shared-ui/core';
import { ListChecks } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';

interface FinishInspectionProps {
  inspectionId: number;
  /** Items that nobody has checked. */
  left: number;
  /** '1 of 24 checked' */
  checked: string;
  isDisabled: boolean;
  /** Whether something that was entered cannot be read; it says so itself. */
  reportInvalid: () => boolean;
}

/** Asks first while items are unchecked: the customer reads the result. */
export function FinishInspection({
  inspectionId,
  left,
  checked,
  isDisabled,
  reportInvalid,
}: FinishInspectionProps) {
  const finish = useFinishInspection();
  const [isAsking, setAsking] = useState(false);
  const send = () =>
    finish.mutate(inspectionId, {
      onSuccess: () => setAsking(false),
      onError: (error) => notify.failure(messageFor(error, 'Not saved. Try again.')),
    });
  const press = () => {
    if (reportInvalid()) return;
    if (left > 0) setAsking(true);
    else send();
  };
  return (
    <>
      <Button
        size="large"
        variant="primary"
        icon={ListChecks}
        isPending={finish.isPending && !isAsking}
        isDisabled={isDisabled}
        onPress={press}
      >
        Finish inspection
      </Button>
      <ConfirmDialog
        title={`Finish with ${formatCountOf(left, 'unchecked item')}?`}
        confirmLabel="Finish anyway"
        cancelLabel="Go on checking"
        isPending={finish.isPending}
        pendingLabel="Finishing..."
        onConfirm={send}
        isOpen={isAsking}
        onOpenChange={setAsking}
      >
        <p>{checked}. The customer and the garage see this with the result.</p>
      </ConfirmDialog>
    </>
  );
}
