import { formatDuration } from '../../foundation/days/duration.ts';
import type { LaneDay, ScheduleDay } from './schedule-answers.ts';

export interface Load {
  /** In words, such as '2h 30m free'. */
  text: string;
  tone: 'neutral' | 'warning' | 'danger';
}

/** What a mechanic has free, or has too much of, on a day. */
export function describeLane({ minutes, booked, absence }: LaneDay): Load {
  if (minutes === 0)
    return {
      text: `${absence ? `Absent: ${absence}` : 'Does not work'}${booked > 0 ? `, ${formatDuration(booked)} planned` : ''}`,
      tone: booked > 0 ? 'danger' : 'neutral',
    };
  if (booked > minutes) return { text: `${formatDuration(booked - minutes)} over`, tone: 'danger' };
  return {
    text: booked === minutes ? 'Full' : `${formatDuration(minutes - booked)} free`,
    tone: booked * 4 >= minutes * 3 ? 'warning' : 'neutral',
  };
}

/** What a day of the garage takes and has. */
export function describeDay({ closed, capacity, booked, requests }: ScheduleDay): Load {
  if (closed) return { text: `Closed: ${closed}`, tone: requests > 0 ? 'danger' : 'neutral' };
  if (capacity === null) return { text: `${formatDuration(booked)} booked`, tone: 'neutral' };
  if (booked > capacity) return { text: `${formatDuration(booked - capacity)} over`, tone: 'danger' };
  return {
    text: booked === capacity ? 'Full' : `${formatDuration(capacity - booked)} free`,
    tone: booked * 4 >= capacity * 3 ? 'warning' : 'neutral',
  };
}
