import type { DeskRequest } from '@pitlane/shared-data/front-desk';
import { formatAppointment, statusLabel, useAppointmentChange } from '@pitlane/shared-data/requests';
import { notify } from '@pitlane/shared-ui/notifications';
import { lazy, Suspense } from 'react';
import { useAnnounceTold } from '../../reach/use-announce-told.tsx';
import type { OnUntold } from './reach/untold-banner.tsx';

const FreeDays = lazy(async () => ({ default: (await import('../../free-days/free-days.tsx')).FreeDays }));
const AppointmentDialogs = lazy(async () => ({
  default: (await import('@pitlane/shared-ui/appointment')).AppointmentDialogs,
}));

interface ChangeAppointmentProps extends OnUntold {
  request: DeskRequest;
  asked: 'move' | 'cancel';
  onClose: () => void;
}

/** Moves or cancels a request for a customer at the counter or on the phone. */
export function ChangeAppointment({ request, asked, onClose, onUntold }: ChangeAppointmentProps) {
  const { request_id, status, service_name, registration_number, customer } = request;
  const announce = useAnnounceTold();
  const { days, ...change } = useAppointmentChange(
    request,
    (message, event) => {
      notify.success(message);
      onClose();
      const about = `${message} for your car ${registration_number}`;
      void announce(request_id, event, (problem) =>
        onUntold({ requestId: request_id, event, problem, customer, about }),
      );
    },
    { mayOverbook: true },
  );
  return (
    <Suspense fallback={null}>
      <AppointmentDialogs
        {...change}
        asked={asked}
        days={{
          ...days,
          month: (value, onChange) => <FreeDays {...{ value, onChange }} requestIds={[request_id]} />,
        }}
        subject={`${service_name} for ${customer.name}, request #${request_id}, scheduled for ${formatAppointment(request)}, ${statusLabel(status).toLowerCase()}.`}
        titles={{ cancel: `Cancel request #${request_id}`, move: `Move request #${request_id}` }}
        reasonHint="The customer and the mechanic read it."
        isReasonRequired
        onClose={onClose}
      />
    </Suspense>
  );
}
