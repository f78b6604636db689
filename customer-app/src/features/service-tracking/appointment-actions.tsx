import { messageFor } from '@pitlane/shared-data/data-error';
import { formatDate, todayInGarage } from '@pitlane/shared-data/formats';
import { limits } from '@pitlane/shared-data/limits';
import {
  bookableDayError,
  lastBookableDay,
  type ServiceRequest,
  useCancelRequest,
  useMoveRequest,
} from '@pitlane/shared-data/requests';
import { Banner, Button, Cluster, recoverFocus } from '@pitlane/shared-ui/core';
import { CalendarDays } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { lazy, Suspense, useState } from 'react';

const AppointmentDialog = lazy(async () => ({
  default: (await import('@pitlane/shared-ui/appointment')).AppointmentDialog,
}));

interface AppointmentActionsProps {
  request: ServiceRequest;
  /** Id of the request's heading. */
  describedBy: string;
}

/** Cancel and Move until the evening before; later why not, and what to do instead. */
export function AppointmentActions({ request, describedBy }: AppointmentActionsProps) {
  const [asked, setAsked] = useState<'cancel' | 'move' | null>(null);
  const cancel = useCancelRequest();
  const move = useMoveRequest();
  const { request_id: requestId, status, service_name, scheduled_date: seenDate, change_refusal } = request;

  if (change_refusal && !asked) return <Banner>{change_refusal}</Banner>;
  if (status !== 'pending' && status !== 'approved' && !asked) return null;

  const end = (message: string) => {
    setAsked(null);
    notify.success(message);
    recoverFocus();
    return undefined;
  };
  const common = {
    reasonHint: 'Optional. The garage reads it.',
    maxReasonLength: limits.notes,
    onClose: () => setAsked(null),
    children: (
      <p>
        {service_name}, request #{requestId}, scheduled for {formatDate(seenDate)}.
      </p>
    ),
  };
  const today = todayInGarage();
  return (
    <>
      <Cluster gap={3}>
        <Button icon={CalendarDays} onPress={() => setAsked('move')} aria-describedby={describedBy}>
          Move
        </Button>
        <Button variant="quiet" onPress={() => setAsked('cancel')} aria-describedby={describedBy}>
          Cancel
        </Button>
      </Cluster>
      <Suspense fallback={null}>
        {asked === 'cancel' && (
          <AppointmentDialog
            {...common}
            title="Cancel request"
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
            title="Move to another day"
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
