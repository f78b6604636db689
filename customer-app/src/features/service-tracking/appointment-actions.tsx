import { formatAppointment, type ServiceRequest, useAppointmentChange } from '@pitlane/shared-data/requests';
import { Button, recoverFocus, token } from '@pitlane/shared-ui/core';
import { CalendarDays } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';

const FreeDays = lazy(() => import('../../free-days/free-days.tsx'));
const AppointmentDialogs = lazy(async () => ({
  default: (await import('@pitlane/shared-ui/appointment')).AppointmentDialogs,
}));

/** Why not, in the line of the buttons. */
const Refusal = styled.p`
  align-self: center;
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`;

interface AppointmentActionsProps {
  request: ServiceRequest;
  /** Id of the request's heading. */
  describedBy: string;
}

/** Cancel and Move until the evening before; later why not, and what to do instead. */
export function AppointmentActions({ request, describedBy }: AppointmentActionsProps) {
  const [asked, setAsked] = useState<'cancel' | 'move' | null>(null);
  const { days, ...change } = useAppointmentChange(request, (message) => {
    setAsked(null);
    notify.success(message);
    recoverFocus();
  });
  const { request_id, status, service_name, change_refusal } = request;

  if (change_refusal && !asked) return <Refusal>{change_refusal}</Refusal>;
  if (status !== 'pending' && status !== 'approved' && !asked) return null;

  return (
    <>
      <Button icon={CalendarDays} onPress={() => setAsked('move')} aria-describedby={describedBy}>
        Move
      </Button>
      <Button variant="quiet" onPress={() => setAsked('cancel')} aria-describedby={describedBy}>
        Cancel
      </Button>
      <Suspense fallback={null}>
        {asked && (
          <AppointmentDialogs
            {...change}
            asked={asked}
            days={{
              ...days,
              month: (value, onChange) => <FreeDays {...{ value, onChange }} requestIds={[request_id]} />,
            }}
            subject={`${service_name}, request #${request_id}, scheduled for ${formatAppointment(request)}.`}
            titles={{ cancel: 'Cancel request', move: 'Move to another day' }}
            reasonHint="Optional. The garage reads it."
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  );
}
