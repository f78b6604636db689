import type { MechanicSalary } from '@pitlane/shared-data/mechanics';
import { media, space } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { HourlyRateEditor } from './hourly-rate-editor.tsx';
import { InviteMechanic } from './invite-mechanic.tsx';
import { MechanicProfile } from './mechanic-profile.tsx';
import { MechanicStatistics, SalaryDueFigures } from './salary-figures.tsx';
import { UnpaidJobs } from './unpaid-jobs.tsx';
import { WorkingTimes } from './working-times/working-times.tsx';

const Layout = styled.div`
  display: grid;
  gap: ${space(6)};
  min-inline-size: 0;
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;

  @media ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space(4)};
  min-inline-size: 0;
`;

export function MechanicDetail({ salary }: { salary: MechanicSalary }) {
  const { mechanic, unpaid_jobs, bonus_rate, statistics } = salary;
  return (
    <Layout>
      {mechanic.email === null && <InviteMechanic mechanic={mechanic} />}
      <SalaryDueFigures salary={salary} />
      <UnpaidJobs jobs={unpaid_jobs} bonusRate={bonus_rate} />
      <Columns>
        <MechanicProfile mechanic={mechanic} />
        <Column>
          <HourlyRateEditor mechanicId={mechanic.mechanic_id} hourlyRate={mechanic.hourly_rate} />
          <MechanicStatistics statistics={statistics} />
        </Column>
      </Columns>
      {/* Last: it comes later than the salary, and would move what is below it. */}
      <WorkingTimes mechanicId={mechanic.mechanic_id} />
    </Layout>
  );
}
