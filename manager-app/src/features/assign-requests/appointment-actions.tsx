import { formatDate } from '@pitlane/shared-data/formats';
import { type Assignment, statusLabel, useAppointmentChange } from '@pitlane/shared-data/requests';
import { Button, Cluster, recoverFocus } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { lazy, Suspense, useState } from 'react';
import { useAnnounceTold } from '../../reach/use-announce-told.ts';

const AppointmentDialogs = lazy(async () => ({
  default: (await import('@pitlane/shared-ui/appointment')).AppointmentDialogs,
}));

/** Cancels or moves an open request, with a reason for its customer and mechanic. */
export function AppointmentActions({ request }: { request: Assignment }) {
  const [asked, setAsked] = useState<'cancel' | 'move' | null>(null);
  const announce = useAnnounceTold();
  const change = useAppointmentChange(request, (message, event) => {
    setAsked(null);
    notify.success(message);
    void announce(request.request_id, event);
    recoverFocus();
  });
  const { request_id: requestId, status, service_name, scheduled_date, customer } = request;
  if ((status === 'completed' || status === 'cancelled') && !asked) return null;

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
        {asked && (
          <AppointmentDialogs
            {...change}
            asked={asked}
            subject={`${service_name} for ${customer.name}, request #${requestId}, scheduled for ${formatDate(scheduled_date)}, ${statusLabel(status).toLowerCase()}.`}
            titles={{ cancel: `Cancel request #${requestId}`, move: `Move request #${requestId}` }}
            reasonHint="The customer and the mechanic read it."
            isReasonRequired
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  );
}
