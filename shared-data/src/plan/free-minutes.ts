import { formatDuration } from '../foundation/days/duration.ts';
import { dayInGarage } from '../foundation/days/garage-day.ts';
import type { MechanicMinutes } from './plan-answers.ts';

/** '3h 20m free', '40 mins over' or 'does not work' that day. */
function describe({ minutes, booked }: MechanicMinutes): string {
  if (minutes === 0) return 'does not work';
  return booked > minutes
    ? `${formatDuration(booked - minutes)} over`
    : `${formatDuration(minutes - booked)} free`;
}

/** What a mechanic has free on the day of a moment, in words; undefined where it is not known. */
export function freeMinutes(known: readonly MechanicMinutes[]) {
  const free = new Map(known.map((entry) => [`${entry.day} ${entry.mechanic_id}`, describe(entry)]));
  return (moment: string, mechanicId: string) => free.get(`${dayInGarage(moment)} ${mechanicId}`);
}
