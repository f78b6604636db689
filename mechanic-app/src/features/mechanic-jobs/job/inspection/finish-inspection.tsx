import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCountOf } from '@pitlane/shared-data/formats';
import { useFinishInspection } from '@pitlane/shared-data/inspections';
import { Button, ConfirmDialog } from '@pitlane/shared-ui/core';
import { ListChecks } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useEffect, useState } from 'react';

interface FinishInspectionProps {
  inspectionId: number;
  /** Items that nobody has checked. */
  left: number;
  /** '1 of 24 checked' */
  checked: string;
  isDisabled: boolean;
  /** Something that was entered is not saved yet. */
  isSaving: boolean;
  /** Whether something that was entered cannot be read; it says so itself. */
  reportInvalid: () => boolean;
}

/**
 * Asks first while items are unchecked: the customer reads the result. What was entered last is saved before: a finished
 * inspection takes no entries.
 */
export function FinishInspection({
  inspectionId,
  left,
  checked,
  isDisabled,
  isSaving,
  reportInvalid,
}: FinishInspectionProps) {
  const finish = useFinishInspection();
  const [isAsking, setAsking] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `finish` is another object at each render
  useEffect(() => {
    if (!isWaiting || (isSaving && !isDisabled)) return;
    setWaiting(false);
    if (isDisabled) return setAsking(false);
    finish.mutate(inspectionId, {
      onSuccess: () => setAsking(false),
      onError: (error) => notify.failure(messageFor(error, 'Not saved. Try again.')),
    });
  }, [isWaiting, isSaving, isDisabled]);
  const isPending = finish.isPending || isWaiting;
  const send = () => setWaiting(true);
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
        isPending={isPending && !isAsking}
        isDisabled={isDisabled}
        onPress={press}
      >
        Finish inspection
      </Button>
      <ConfirmDialog
        title={`Finish with ${formatCountOf(left, 'unchecked item')}?`}
        confirmLabel="Finish anyway"
        cancelLabel="Go on checking"
        isPending={isPending}
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
