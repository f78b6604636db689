import {
  formatDate,
  formatDuration,
  formatMoneyWithPaise,
  formatPercent,
} from '@pitlane/shared-data/formats';
import type { UnpaidJob } from '@pitlane/shared-data/mechanics';
import { type Column, DataTable, EmptyState, LongText, Section } from '@pitlane/shared-ui/core';
import { CircleCheck } from '@pitlane/shared-ui/icons';
import { AboveEstimate } from '../../above-estimate/above-estimate.tsx';
import { VehicleLink } from '../../vehicle/vehicle-link.tsx';

const columnsAt = (bonusRate: number): Column<UnpaidJob>[] => [
  {
    id: 'service',
    header: 'Service',
    cell: ({ request_id, service_name }) => `${service_name} (#${request_id})`,
  },
  {
    id: 'vehicle',
    header: 'Vehicle',
    cell: (job) => (
      <LongText>
        <span>
          <VehicleLink vehicle={job} />, {job.registration_number}
        </span>
      </LongText>
    ),
  },
  {
    id: 'completed',
    header: 'Completed',
    isKey: true,
    isUnbroken: true,
    cell: ({ completion_date }) => formatDate(completion_date),
  },
  { id: 'duration', header: 'Duration', align: 'end', cell: ({ minutes }) => formatDuration(minutes) },
  {
    id: 'cost',
    header: 'Job cost',
    align: 'end',
    isKey: true,
    cell: ({ cost, exceeds_estimate }) => (
      <>
        {formatMoneyWithPaise(cost)}
        {exceeds_estimate && (
          <div>
            <AboveEstimate exceeds_estimate />
          </div>
        )}
      </>
    ),
  },
  {
    id: 'time-pay',
    header: 'Time-based pay',
    align: 'end',
    cell: ({ time_pay }) => formatMoneyWithPaise(time_pay),
  },
  {
    id: 'bonus',
    header: `Bonus (${formatPercent(bonusRate)})`,
    align: 'end',
    cell: ({ bonus, repeats }) => (
      <>
        {formatMoneyWithPaise(bonus)}
        {repeats && <div>{`Repeats #${repeats}`}</div>}
      </>
    ),
  },
];

interface UnpaidJobsProps {
  jobs: readonly UnpaidJob[];
  bonusRate: number;
}

export function UnpaidJobs({ jobs, bonusRate }: UnpaidJobsProps) {
  return (
    <Section title="Unpaid completed jobs">
      {jobs.length === 0 ? (
        <EmptyState
          level={3}
          icon={CircleCheck}
          title="No unpaid jobs"
          hint="Every completed job of this mechanic has been paid."
        />
      ) : (
        <DataTable
          label="Unpaid jobs"
          columns={columnsAt(bonusRate)}
          rows={jobs}
          rowKey={({ request_id }) => request_id}
        />
      )}
    </Section>
  );
}
