import { messageFor } from '@pitlane/shared-data/data-error';
import { formatDate, todayInGarage } from '@pitlane/shared-data/formats';
import { limits } from '@pitlane/shared-data/limits';
import {
  type Assignment,
  bookableDayError,
  lastBookableDay,
  statusLabel,
  useCancelRequest,
  useMoveRequest,
} from '@pitlane/shared-data/requests';
import { Button, Cluster, recoverFocus } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { lazy, Suspense, useState } from 'react';

const AppointmentDialog = lazy(async () => ({
  default: (await import('@pitlane/shared-ui/appointment')).AppointmentDialog,
}));

/** Cancels or moves an open request, with a reason for its customer and mechanic. */
export function AppointmentActions({ request }: { request: Assignment }) {
  const [asked, setAsked] = useState<'cancel' | 'move' | null>(null);
  const cancel = useCancelRequest();
  const move = useMoveRequest();
  const { request_id: requestId, status, service_name, scheduled_date: seenDate, customer } = request;
  if ((status === 'completed' || status === 'cancelled') && !asked) return null;

  const end = (message: string) => {
    setAsked(null);
    notify.success(message);
    recoverFocus();
    return undefined;
  };
  const common = {
    reasonHint: 'The customer and the mechanic read it.',
    isReasonRequired: true,
    maxReasonLength: limits.notes,
    onClose: () => setAsked(null),
    children: (
      <p>
        {service_name} for {customer.name}, request #{requestId}, scheduled for {formatDate(seenDate)},{' '}
        {statusLabel(status).toLowerCase()}.
      </p>
    ),
  };
  const today = todayInGarage();
  return (
    <>
      <Cluster gap={2}>
        <Button onPress={() => setAsked('move')} aria-label={`Move… request #${requestId}`}>
          Move…
        </Button>
        <Button
          variant="quiet"
          onPress={() => setAsked('cancel')}
          aria-label={`Cancel… request #${requestId}`}
        >
          Cancel…
        </Button>
      </Cluster>
      <Suspense fallback={null}>
        {asked === 'cancel' && (
          <AppointmentDialog
            {...common}
            title={`Cancel request #${requestId}`}
            submitLabel="Cancel request"
            pendingLabel="Cancelling..."
            isDanger
            onSubmit={({ reason }) =>
              cancel.mutateAsync({ requestId, reason, seenDate }).then(
                () => end('Request cancelled'),
                (error) => messageFor(error, 'Failed to cancel the request. Please try again.'),
              )
            }
          />
        )}
        {asked === 'move' && (
          <AppointmentDialog
            {...common}
            title={`Move request #${requestId}`}
            submitLabel="Move"
            pendingLabel="Moving..."
            days={{ min: today, max: lastBookableDay(today), check: (day) => bookableDayError(day, today) }}
            onSubmit={({ reason, day: scheduledDate }) =>
              move.mutateAsync({ requestId, reason, seenDate, scheduledDate }).then(
                ({ scheduled_date }) => end(`Request moved to ${formatDate(scheduled_date)}`),
                (error) => messageFor(error, 'Failed to move the request. Please try again.'),
              )
            }
          />
        )}
      </Suspense>
    </>
  );
}
