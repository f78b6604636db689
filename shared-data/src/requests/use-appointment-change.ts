import { useState } from 'react';
import { limits } from '../client/database.limits.ts';
import { messageFor } from '../data-error/data-error.ts';
import { formatDate } from '../formats/date.ts';
import { todayInGarage } from '../formats/garage-day.ts';
import { isFullDay } from '../plan/full-day.ts';
import { bookableDayError, lastBookableDay } from './bookable-day.ts';
import { useCancelRequest, useMoveRequest } from './requests-mutations.ts';

interface Appointment {
  request_id: number;
  /** As it was shown: the server refuses when it has changed since. */
  scheduled_date: string;
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
  const onMove = async ({ reason, day, overbook }: { reason: string; day: string; overbook: boolean }) => {
    try {
      const { scheduled_date } = await move.mutateAsync({
        ...{ requestId, reason, seenDate, scheduledDate: day },
        ...(overbook && { overbook }),
      });
      onDone(`Request moved to ${formatDate(scheduled_date)}`, 'booking_moved');
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
