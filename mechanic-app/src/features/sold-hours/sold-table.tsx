import { formatCountOf, formatDate, formatDuration } from '@pitlane/shared-data/formats';
import { differenceOf, type SoldFilter, type SoldHours, type SoldRow } from '@pitlane/shared-data/hours';
import { holdsRight, useSession } from '@pitlane/shared-data/session';
import { type Column, DataTable, Link, LinkButton, LongText, Row } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';
import { LargeTarget } from '../../workshop-page/large-target.tsx';

type Group = SoldFilter['by'];

export const groupLabels: Record<Group, { one: string; plural: string }> = {
  job: { one: 'Job', plural: 'Jobs' },
  mechanic: { one: 'Mechanic', plural: 'Mechanics' },
  week: { one: 'Week', plural: 'Weeks' },
  service: { one: 'Service', plural: 'Services' },
};

export const nameOf = (by: Group, { name, day }: SoldRow): string =>
  by === 'week' && day ? `Week from ${formatDate(day)}` : (name ?? '');

/** 'Sold 2h 15m, clocked 2 hours, of 3 jobs. 1 of them has no clock.' */
export const summaryOf = ({ jobs, unclocked_jobs, sold_minutes, clocked_minutes }: SoldHours): string => {
  const sums = `Sold ${formatDuration(sold_minutes)}, clocked ${formatDuration(clocked_minutes)}, of ${formatCountOf(jobs, 'job')}.`;
  if (unclocked_jobs === 0) return sums;
  return `${sums} ${unclocked_jobs} of them ${unclocked_jobs === 1 ? 'has' : 'have'} no clock.`;
};

/** That a service is booked with other minutes than its jobs take, and the way to change it. */
function ChangeDuration({ name, service }: Pick<SoldRow, 'name' | 'service'>) {
  const mayChange = holdsRight(useSession().account, 'settings');
  if (!service) return null;
  const { service_id, duration, median_minutes, proposed_duration } = service;
  return (
    <Row gap={2} align="center">
      <LongText>{`Booked with ${formatDuration(duration)}, half of the jobs took more than ${formatDuration(median_minutes)}`}</LongText>
      {mayChange && (
        <LinkButton
          href={paths.changeDuration(service_id, proposed_duration)}
          aria-label={`Change duration of ${name}`}
        >
          Change duration
        </LinkButton>
      )}
    </Row>
  );
}

const amounts: Column<SoldRow>[] = [
  {
    id: 'sold',
    header: 'Sold',
    align: 'end',
    cell: ({ sold_minutes }) => formatDuration(sold_minutes),
  },
  {
    id: 'clocked',
    header: 'Clocked',
    align: 'end',
    cell: ({ clocked_minutes }) => formatDuration(clocked_minutes),
  },
  { id: 'difference', header: 'Difference', align: 'end', isKey: true, cell: differenceOf },
];

const jobs: Column<SoldRow> = { id: 'jobs', header: 'Jobs', align: 'end', cell: (row) => row.jobs };

const completed: Column<SoldRow> = {
  id: 'day',
  header: 'Completed',
  cell: ({ day }) => day && formatDate(day),
};

const duration: Column<SoldRow> = {
  id: 'duration',
  header: 'Duration',
  isKey: ({ service }) => service !== null,
  cell: ({ name, service }) => <ChangeDuration name={name} service={service} />,
};

const columnsOf = (by: Group, isManager: boolean): Column<SoldRow>[] => [
  {
    id: 'name',
    header: groupLabels[by].one,
    isRowHeader: true,
    isKey: true,
    cell: (row) =>
      isManager && row.request_id !== null ? (
        <LargeTarget>
          <Link variant="quiet" href={paths.estimate(row.request_id)}>
            {nameOf(by, row)}
          </Link>
        </LargeTarget>
      ) : (
        nameOf(by, row)
      ),
    detail: ({ detail }) => detail,
  },
  by === 'job' ? completed : jobs,
  ...amounts,
  ...(by === 'service' && isManager ? [duration] : []),
];

interface SoldTableProps {
  by: Group;
  rows: readonly SoldRow[];
  isRefreshing: boolean;
}

/** What was sold of each, beside what was clocked. */
export const SoldTable = ({ by, rows, isRefreshing }: SoldTableProps) => (
  <DataTable
    label="Sold and clocked"
    columns={columnsOf(by, useSession().account?.role === 'manager')}
    rows={rows}
    rowKey={({ key }) => key}
    isRefreshing={isRefreshing}
  />
);
