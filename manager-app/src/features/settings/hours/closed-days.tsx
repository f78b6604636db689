import { messageFor } from '@pitlane/shared-data/data-error';
import { formatDate, isDay } from '@pitlane/shared-data/formats';
import { type ClosedDay, openingDaysQuery, useReopenDay } from '@pitlane/shared-data/garage';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  QueryView,
  Section,
  SkeletonTable,
} from '@pitlane/shared-ui/core';
import { CalendarPlus } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CloseDaysDialog } from './close-days-dialog.tsx';

const weekdayFormat = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' });

/** 'Sat, 26 Dec 2026' */
const dayLabel = (day: string) =>
  isDay(day) ? `${weekdayFormat.format(new Date(`${day}T00:00:00Z`))}, ${formatDate(day)}` : day;

function ClosedDayTable({ days }: { days: readonly ClosedDay[] }) {
  const reopen = useReopenDay();
  const columns: Column<ClosedDay>[] = [
    { id: 'day', header: 'Day', cell: ({ day }) => dayLabel(day) },
    { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      align: 'end',
      cell: ({ day }) => (
        <Button
          aria-label={`Reopen ${dayLabel(day)}`}
          isPending={reopen.isPending && reopen.variables === day}
          onPress={() =>
            reopen.mutate(day, {
              onSuccess: () => notify.success(`${dayLabel(day)} is open again`),
              onError: (error) => notify.failure(messageFor(error, 'Failed to reopen the day')),
            })
          }
        >
          Reopen
        </Button>
      ),
    },
  ];
  return <DataTable label="All closed days" columns={columns} rows={days} rowKey={({ day }) => day} />;
}

export function ClosedDays() {
  const [isClosing, setClosing] = useState(false);
  const query = useQuery({ ...openingDaysQuery(), select: ({ closed_days }) => closed_days });
  return (
    <Section
      title="Closed days"
      actions={
        <Button icon={CalendarPlus} onPress={() => setClosing(true)}>
          Close Days
        </Button>
      }
    >
      <QueryView
        query={query}
        failure="Failed to load the closed days"
        pending={<SkeletonTable label="Loading the closed days..." rows={3} columns={2} />}
        empty={
          <EmptyState level={3} title="No closed days" hint="Close the days of festivals and holidays." />
        }
      >
        {(days) => <ClosedDayTable days={days} />}
      </QueryView>
      {isClosing && <CloseDaysDialog onClose={() => setClosing(false)} />}
    </Section>
  );
}
