import { formatShortDay, formatTime } from '../foundation/days/date.ts';
import { formatDuration } from '../foundation/days/duration.ts';
import { dayInGarage, minuteInGarage } from '../foundation/days/garage-day.ts';
import type { ClockCorrection, ClockEntry, OtherWork, SoldRow } from './hours-answers.ts';

/** In the order of their buttons. */
export const otherWorkLabels: Record<OtherWork, string> = {
  cleaning: 'Cleaning',
  driving: 'Driving',
  training: 'Training',
  other: 'Something else',
};

export const correctionStateLabels: Record<ClockCorrection['state'], string> = {
  open: 'To decide',
  accepted: 'Accepted',
  refused: 'Refused',
};

/** 'Oil Change', 'Driving: fetched keys' */
export const workOf = ({
  service_name,
  other_work,
  note,
}: Pick<ClockEntry, 'service_name' | 'other_work' | 'note'>): string => {
  if (service_name !== null) return service_name;
  const label = other_work ? otherWorkLabels[other_work] : '';
  if (!note) return label;
  return other_work === 'other' ? note : `${label}: ${note}`;
};

/** What an entry that is missing is of: 'Oil Change, KA 01 AB 1234', 'Driving', 'Job #41' once it was removed. */
export const missingWork = ({
  request_id,
  service_name,
  registration_number,
  other_work,
}: Pick<ClockCorrection, 'request_id' | 'service_name' | 'registration_number' | 'other_work'>): string => {
  if (request_id === null) return other_work ? otherWorkLabels[other_work] : '';
  return service_name === null ? `Job #${request_id}` : `${service_name}, ${registration_number}`;
};

/** Whether a correction names an entry that was missing. */
export const isOfMissing = ({ request_id, other_work }: Pick<ClockCorrection, 'request_id' | 'other_work'>) =>
  request_id !== null || other_work !== null;

/** '9:10 am to 12:30 pm', '9:10 to 11:30 am'; 'from 9:10 am' while it runs. */
export const timesOf = (started: string, ended: string | null): string => {
  if (ended === null) return `from ${formatTime(started)}`;
  const day = dayInGarage(ended);
  const [from, to] = [formatTime(started), formatTime(ended)];
  if (day !== dayInGarage(started)) return `${from} to ${to}, ${formatShortDay(day)}`;
  return `${from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from} to ${to}`;
};

/** 'To decide: 9:10 am to 12:00 pm, Forgot to stop' */
export const describeCorrection = ({
  state,
  started_at,
  ended_at,
  reason,
  decided_by_name,
  answer,
}: ClockCorrection): string =>
  `${correctionStateLabels[state]}${decided_by_name ? ` by ${decided_by_name}` : ''}: ${timesOf(started_at, ended_at)}, ${reason}${answer ? `. ${answer}` : ''}`;

/** What is unusual about an entry, in words. */
export const remarksOf = ({
  ran_over,
  began,
  pressed_at,
  started_at,
  ended,
  began_by,
  ended_by,
}: Pick<
  ClockEntry,
  'ran_over' | 'began' | 'pressed_at' | 'started_at' | 'ended' | 'began_by' | 'ended_by'
>): string[] => [
  ...(ran_over ? ['Past closing'] : []),
  ...(began === 'join' ? ['Joined'] : []),
  ...(ended === 'correction' || began === 'correction' ? ['Corrected'] : []),
  ...(began_by ? [`Begun by ${began_by}`] : []),
  ...(ended_by ? [`Ended by ${ended_by}`] : []),
  ...(pressed_at
    ? [`Pressed at ${formatTime(pressed_at)} without a network, counts from ${formatTime(started_at)}`]
    : []),
];

/** As a field of a form has it, on the garage's clock: 2026-11-25T16:30. */
export function localTime(moment: string): string {
  const minute = minuteInGarage(moment);
  const padded = (value: number) => String(value).padStart(2, '0');
  return `${dayInGarage(moment)}T${padded(Math.floor(minute / 60))}:${padded(minute % 60)}`;
}

/** 'as sold', '15 mins less', '1h 5m more', beside what was sold. */
export const differenceOf = ({
  jobs,
  sold_minutes,
  clocked_minutes,
}: Pick<SoldRow, 'jobs' | 'sold_minutes' | 'clocked_minutes'>): string => {
  if (clocked_minutes === 0 && jobs > 0) return 'Not clocked';
  const more = clocked_minutes - sold_minutes;
  return more === 0 ? 'as sold' : `${formatDuration(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;
};
