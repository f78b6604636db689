import { messageFor } from '@pitlane/shared-data/data-error';
import { useBookService } from '@pitlane/shared-data/requests';
import { notify } from '@pitlane/shared-ui/notifications';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { bookedIds } from './booked-services.ts';
import type { BookingValues } from './booking-schema.ts';

/** Milliseconds between success and redirect. */
const redirectDelay = 2000;

const failureText = {
  refused: 'Failed to book service',
  unreachable: 'Failed to book service. Please try again.',
};

/**
 * Sends a booking for the vehicle, then redirects to My Vehicles.
 * @param idempotencyKey makes retries book once.
 * @param lineId deferred work that is booked, with services or alone.
 * @param refuse shows why the garage does not take the day or the drop-off time, such as a day on which it is closed.
 */
export function useBooking(
  vehicleId: number,
  idempotencyKey: string,
  lineId: number | null,
  refuse: (field: 'scheduledDate' | 'dropOff', message: string) => void,
) {
  // A second submit can arrive before the button renders as pending.
  const isSent = useRef(false);
  const { mutateAsync, isSuccess } = useBookService();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isSuccess) return;
    const redirect = setTimeout(() => navigate(paths.myVehicles), redirectDelay);
    return () => clearTimeout(redirect);
  }, [isSuccess, navigate]);

  const book = async ({ scheduledDate, dropOff, customerNotes, ...selection }: BookingValues) => {
    if (isSent.current) return;
    isSent.current = true;
    const notes = customerNotes || undefined;
    const booking = {
      vehicleId,
      serviceIds: bookedIds(selection),
      scheduledDate,
      customerNotes: notes,
      idempotencyKey,
      ...(dropOff && { dropOff }),
      ...(lineId !== null && { lineIds: [lineId] }),
    };
    await mutateAsync(booking).then(
      () => notify.success('Service request submitted successfully! Redirecting...'),
      (error) => {
        isSent.current = false;
        const message = messageFor(error, failureText);
        if (error.field === 'scheduled_date') refuse('scheduledDate', message);
        else if (error.field === 'drop_off') refuse('dropOff', message);
        else notify.failure(message);
      },
    );
  };
  return { book, isBooked: isSuccess };
}
