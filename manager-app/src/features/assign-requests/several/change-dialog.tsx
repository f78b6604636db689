import { formatCountOf, formatDate } from '@pitlane/shared-data/formats';
import {
  type Assignment,
  appointmentDays,
  maxReasonLength,
  statusLabel,
  useAppointmentChange,
} from '@pitlane/shared-data/requests';
import { AppointmentDialog, AppointmentDialogs } from '@pitlane/shared-ui/appointment';
import { recoverFocus } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { FreeDays } from '../../../free-days/free-days.tsx';
import type { RowChange } from '../row/row-menu.ts';
import type { useChanges } from './use-changes.ts';

const reason = { reasonHint: 'The customer and the mechanic read it.', isReasonRequired: true };

interface ChangeDialogProps
  extends Pick<ReturnType<typeof useChanges>, 'onMove' | 'onCancel' | 'onChangedOne'> {
  asked: RowChange;
  requests: readonly Assignment[];
  onClose: () => void;
}

/** A refusal stays in the dialog. */
function OneRequest({
  asked,
  request,
  onChangedOne,
  onClose,
}: Pick<ChangeDialogProps, 'asked' | 'onChangedOne' | 'onClose'> & { request: Assignment }) {
  const { request_id: requestId, status, service_name, scheduled_date, customer } = request;
  const { days, ...change } = useAppointmentChange(
    request,
    (message, event) => {
      onClose();
      notify.success(message);
      onChangedOne(request, message.replace(/^Request /, ''), event);
      recoverFocus();
    },
    { mayOverbook: true },
  );
  return (
    <AppointmentDialogs
      {...change}
      {...reason}
      asked={asked}
      days={{
        ...days,
        month: (value, onChange) => <FreeDays {...{ value, onChange }} requestIds={[requestId]} />,
      }}
      subject={`${service_name} for ${customer.name}, request #${requestId}, scheduled for ${formatDate(scheduled_date)}, ${statusLabel(status).toLowerCase()}.`}
      titles={{ cancel: `Cancel request #${requestId}`, move: `Move request #${requestId}` }}
      onClose={onClose}
    />
  );
}

/** Each with its own outcome, which is said on the screen. */
function SeveralRequests({ asked, requests: chosen, onMove, onCancel, onClose }: ChangeDialogProps) {
  // As they were: sent again, those that were moved already stay.
  const [requests] = useState(chosen);
  const [fullDay, setFullDay] = useState<string>();
  const count = formatCountOf(requests.length, 'request');
  const isCancelling = asked === 'cancel';
  return (
    <AppointmentDialog
      {...reason}
      title={isCancelling ? `Cancel ${count}` : `Move ${count}`}
      submitLabel={isCancelling ? `Cancel ${count}` : 'Move'}
      pendingLabel={isCancelling ? 'Cancelling...' : 'Moving...'}
      isDanger={isCancelling}
      days={isCancelling ? undefined : { ...appointmentDays(), fullDay }}
      maxReasonLength={maxReasonLength}
      onSubmit={async ({ reason: text, day, overbook }) => {
        const failure = await (isCancelling
          ? onCancel(requests, text)
          : onMove(requests, text, day, overbook));
        if (failure && 'isFullDay' in failure) setFullDay(day);
        if (failure) return failure.message;
        onClose();
        recoverFocus();
        return undefined;
      }}
      onClose={onClose}
    >
      <p>
        {requests
          .map(({ request_id, service_name, customer }) => `#${request_id} ${service_name}, ${customer.name}`)
          .join(' · ')}
      </p>
    </AppointmentDialog>
  );
}

/** Cancels or moves open requests; their customers and mechanics read the reason, which a move need not have. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { asked, requests, onChangedOne, onClose } = props;
  const [first] = requests;
  return first && requests.length === 1 ? (
    <OneRequest {...{ asked, onChangedOne, onClose }} request={first} />
  ) : (
    <SeveralRequests {...props} />
  );
}
