import { todayInGarage } from '@pitlane/shared-data/formats';
import type { Job } from '@pitlane/shared-data/requests';

/** When an open job is due, in the garage's time zone; null for a later day or a job that is not open. */
export function dueDay(
  { status, scheduled_date }: Pick<Job, 'status' | 'scheduled_date'>,
  now = new Date(),
): 'today' | 'overdue' | null {
  if (status !== 'approved' && status !== 'in_progress') return null;
  const due = todayInGarage(undefined, new Date(scheduled_date));
  const today = todayInGarage(undefined, now);
  if (due === today) return 'today';
  return due < today ? 'overdue' : null;
}
