import { formatDateTime, formatMoney } from '@pitlane/shared-data/formats';
import type { Job } from '@pitlane/shared-data/requests';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { ClipboardCheck } from '@pitlane/shared-ui/icons';
import { space, token } from '@pitlane/shared-ui/theme';
import { styled } from 'styled-components';
import { RegistrationPlate } from '../../vehicle/registration-plate.tsx';
import { vehicleName } from '../../vehicle/vehicle-name.ts';

const List = styled.ul`
  padding: 0;
  list-style: none;
  background: ${token('surface-raised')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(5)};
  padding: ${space(3)} ${space(4)};

  &:not(:last-child) {
    border-block-end: ${token('hairline')} solid ${token('line')};
  }
`;

const What = styled.div`
  flex: 1 1 14rem;
`;

const Service = styled.p`
  font-weight: ${token('weight-medium')};
`;

const Detail = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`;

const Cost = styled.span`
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
`;

/** The latest completed jobs, newest first, a line each. */
export function RecentJobs({ jobs }: { jobs: readonly Job[] }) {
  if (jobs.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={ClipboardCheck}
        title="No completed jobs yet"
        hint="Jobs you complete are listed here."
      />
    );
  }
  return (
    <List role="list" aria-label="Recent completed jobs">
      {jobs.map((job) => (
        <Line key={job.request_id}>
          <What>
            <Service>{job.service_name}</Service>
            <Detail>
              {vehicleName(job)} · {job.customer_name}
            </Detail>
            {job.completion_date && <Detail>{formatDateTime(job.completion_date)}</Detail>}
          </What>
          <RegistrationPlate>{job.registration_number}</RegistrationPlate>
          <Cost>{formatMoney(job.final_cost ?? job.estimated_cost)}</Cost>
        </Line>
      ))}
    </List>
  );
}
