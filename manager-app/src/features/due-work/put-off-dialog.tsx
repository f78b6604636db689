import { type DueWork, usePutOffDueWork } from '@pitlane/shared-data/due-work';
import { formatDate, tidyText, todayInGarage } from '@pitlane/shared-data/formats';
import { sendForm } from '@pitlane/shared-data/forms';
import { DateField, PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { ReasonField } from '../../payment/reason-field.tsx';

interface PutOffDialogProps {
  due: DueWork;
  onClose: () => void;
}

/** Until which day nobody is asked about it, and why. */
export function PutOffDialog({ due, onClose }: PutOffDialogProps) {
  const putOff = usePutOffDueWork();
  const [today] = useState(() => todayInGarage());
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const submit = () =>
    sendForm(
      putOff.mutateAsync({ dueId: due.due_id, until, reason: tidyText(reason) }),
      'Failed to put it off',
      () => {
        notify.success(`Put off until ${formatDate(until)}`);
        onClose();
      },
    );
  return (
    <PlainFormDialog<'until' | 'reason'>
      title={`Put off ${due.work}`}
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
            description={
              due.kind === 'deferred' ? 'The owner is reminded 14 and 3 days before that day.' : undefined
            }
            isRequired
            value={until}
            onChange={(day) => {
              setUntil(day);
              field('until').onChange();
            }}
          />
          <ReasonField field={field('reason')} value={reason} onChange={setReason} />
        </>
      )}
    </PlainFormDialog>
  );
}
