import { TextArea } from '@pitlane/shared-ui/core';
import { DateField, PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { type DueActionsProps, problemIn } from './due-actions-props.ts';

interface PutOffDialogProps {
  due: Pick<DueActionsProps, 'work' | 'putOffHint' | 'today' | 'maxLength' | 'putOff'>;
  onClose: () => void;
}

/** Until which day nobody is asked about it, and why. */
export function PutOffDialog({ due, onClose }: PutOffDialogProps) {
  const { work, putOffHint, today, maxLength, putOff } = due;
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const submit = async () => {
    const outcome = await putOff(until, reason);
    if (outcome.isDone) {
      if (outcome.text) notify.success(outcome.text);
      onClose();
    }
    return problemIn(outcome);
  };
  return (
    <PlainFormDialog<'until' | 'reason'>
      title={`Put off ${work}`}
      check={() => ({
        until: until <= today && 'Please choose a day after today',
        reason: !reason.trim() && 'Please enter a reason',
      })}
      submitLabel="Put Off"
      pendingLabel="Saving..."
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <DateField
            {...field('until')}
            label="Until"
            description={putOffHint}
            isRequired
            value={until}
            onChange={(day) => {
              setUntil(day);
              field('until').onChange();
            }}
          />
          <TextArea
            {...field('reason')}
            label="Reason"
            isRequired
            rows={2}
            maxLength={maxLength}
            value={reason}
            onChange={(entered) => {
              setReason(entered);
              field('reason').onChange();
            }}
          />
        </>
      )}
    </PlainFormDialog>
  );
}
