import { useState } from 'react';
import { messageFor } from '../../foundation/answers/data-error.ts';
import { limits } from '../../foundation/client/database.limits.ts';
import { formatAppointment } from '../../foundation/days/format-appointment.ts';
import { todayInGarage } from '../../foundation/days/garage-day.ts';
import { isFullDay } from '../full-day.ts';
import { useCancelRequest, useMoveRequest } from './appointments-mutations.ts';
import { bookableDayError, lastBookableDay } from './bookable-day.ts';

interface Appointment {
  request_id: number;
  /** As it was shown: the server refuses when it has changed since. */
  scheduled_date: string;
}

interface Move {
  reason: string;
  day: string;
  overbook: boolean;
  dropOff: string;
}

/** The days to which an appointment can be moved. */
export function appointmentDays() {
  const today = todayInGarage();
  return { min: today, max: lastBookableDay(today), check: (day: string) => bookableDayError(day, today) };
}

export const maxReasonLength = limits.notes;

/**
 * Cancels or moves a request; each function answers with the error to show, if there is one.
 * @param onDone takes what was done, in words, and of what the customer is told.
 * @param mayOverbook a full day is a question to managers: `days.fullDay` is the one that was refused.
 */
export function useAppointmentChange(
  { request_id: requestId, scheduled_date: seenDate }: Appointment,
  onDone: (message: string, event: 'booking_cancelled' | 'booking_moved') => void,
  { mayOverbook = false } = {},
) {
  const cancel = useCancelRequest();
  const move = useMoveRequest();
  const [fullDay, setFullDay] = useState<string>();

  const onCancel = async ({ reason }: { reason: string }) => {
    try {
      await cancel.mutateAsync({ requestId, reason, seenDate });
    } catch (error) {
      return messageFor(error, 'Failed to cancel the request. Please try again.');
    }
    onDone('Request cancelled', 'booking_cancelled');
    return undefined;
  };
  const onMove = async ({ reason, day, overbook, dropOff }: Move) => {
    try {
      const moved = await move.mutateAsync({
        requestId,
        reason,
        seenDate,
        scheduledDate: day,
        ...(overbook && { overbook }),
        ...(dropOff && { dropOff }),
      });
      onDone(`Request moved to ${formatAppointment(moved)}`, 'booking_moved');
      return undefined;
    } catch (error) {
      if (mayOverbook && isFullDay(error)) setFullDay(day);
      return messageFor(error, 'Failed to move the request. Please try again.');
    }
  };
  return {
    days: { ...appointmentDays(), fullDay },
    maxReasonLength,
    onCancel,
    onMove,
  };
}
