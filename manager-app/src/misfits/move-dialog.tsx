import { formatDate } from '@pitlane/shared-data/formats';
import { useAppointmentChange } from '@pitlane/shared-data/requests';
import { AppointmentDialogs } from '@pitlane/shared-ui/appointment';
import { recoverFocus } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { FreeDays } from '../free-days/free-days.tsx';
import { useAnnounceTold } from '../reach/use-announce-told.tsx';

interface MovedRequest {
  request_id: number;
  service_name: string;
  customer_name: string;
  scheduled_date: string;
}

/** Moves a request to another day, with a reason if there is one; a full one after a question. */
export function MoveDialog({ request, onClose }: { request: MovedRequest; onClose: () => void }) {
  const { request_id, service_name, customer_name, scheduled_date } = request;
  const announce = useAnnounceTold();
  const { days, ...change } = useAppointmentChange(
    request,
    (message, event) => {
      notify.success(message);
      void announce(request_id, event);
      onClose();
      recoverFocus();
    },
    { mayOverbook: true },
  );
  return (
    <AppointmentDialogs
      {...change}
      asked="move"
      days={{
        ...days,
        month: (value, onChange) => <FreeDays {...{ value, onChange }} requestIds={[request_id]} />,
      }}
      subject={`${service_name} for ${customer_name}, request #${request_id}, scheduled for ${formatDate(scheduled_date)}.`}
      titles={{ cancel: `Cancel request #${request_id}`, move: `Move request #${request_id}` }}
      reasonHint="The customer and the mechanic read it."
      isReasonRequired
      onClose={onClose}
    />
  );
}
