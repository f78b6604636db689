import { formatDate, formatDateTime } from './date.ts';

/** 5 Jan 2026, with the time where one was chosen to bring the car. */
export const formatAppointment = ({
  scheduled_date,
  drop_off,
}: {
  scheduled_date: string;
  drop_off: string | null;
}): string => (drop_off ? formatDateTime : formatDate)(scheduled_date);
