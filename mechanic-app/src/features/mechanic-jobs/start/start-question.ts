import { todayInGarage } from '@pitlane/shared-data/formats';
import type { Job } from '@pitlane/shared-data/requests';

export interface StartQuestion {
  /** The work is booked for a later day. */
  isEarly: boolean;
  /** Nobody has recorded that the car is here. */
  isUnchecked: boolean;
}

/** The question before a job is started, if any. */
export function startQuestion(
  { scheduled_date, arrived_at }: Pick<Job, 'scheduled_date' | 'arrived_at'>,
  now = new Date(),
): StartQuestion | null {
  const isEarly = todayInGarage(undefined, new Date(scheduled_date)) > todayInGarage(undefined, now);
  const isUnchecked = arrived_at === null;
  return isEarly || isUnchecked ? { isEarly, isUnchecked } : null;
}
