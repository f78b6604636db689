import type { Job } from '@pitlane/shared-data/requests';
import { StatusBadge } from '@pitlane/shared-ui/core';
import { CalendarCheck, TriangleAlert } from '@pitlane/shared-ui/icons';
import { dueDay } from './due-day.ts';

export function JobDue({ job }: { job: Pick<Job, 'status' | 'scheduled_date'> }) {
  switch (dueDay(job)) {
    case 'today':
      return (
        <StatusBadge tone="info" icon={CalendarCheck}>
          Today
        </StatusBadge>
      );
    case 'overdue':
      return (
        <StatusBadge tone="danger" icon={TriangleAlert}>
          Overdue
        </StatusBadge>
      );
    default:
      return null;
  }
}
