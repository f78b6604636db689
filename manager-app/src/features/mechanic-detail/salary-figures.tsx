import { formatMoney, formatPercent } from '@pitlane/shared-data/formats';
import type { MechanicSalary } from '@pitlane/shared-data/mechanics';
import { Card, CardHeader, DescriptionList, StatCard, StatGrid } from '@pitlane/shared-ui/core';
import { Banknote, ListChecks, Sparkles, Timer } from '@pitlane/shared-ui/icons';

export function SalaryDueFigures({
  salary: { total, time_pay, bonus, bonus_rate, unpaid_jobs },
}: {
  salary: MechanicSalary;
}) {
  return (
    <StatGrid aria-label="Salary">
      <StatCard
        label="Salary due"
        value={formatMoney(total)}
        detail="Time-based pay and bonus"
        icon={Banknote}
        tone={total > 0 ? 'warning' : 'success'}
      />
      <StatCard
        label="Time-based pay"
        value={formatMoney(time_pay)}
        detail="Service hours at the hourly rate"
        icon={Timer}
      />
      <StatCard
        label="Bonus"
        value={formatMoney(bonus)}
        detail={`${formatPercent(bonus_rate)} of each job's cost`}
        icon={Sparkles}
      />
      <StatCard
        label="Unpaid jobs"
        value={unpaid_jobs.length}
        detail="Completed, not paid yet"
        icon={ListChecks}
      />
    </StatGrid>
  );
}

export function MechanicStatistics({ statistics }: Pick<MechanicSalary, 'statistics'>) {
  const { total_jobs, completed_jobs, open_jobs, paid_jobs, total_paid } = statistics;
  return (
    <Card aria-label="Statistics">
      <CardHeader title="Statistics" />
      <DescriptionList
        items={[
          { label: 'Total jobs', value: total_jobs },
          { label: 'Completed jobs', value: completed_jobs },
          { label: 'Open jobs', value: open_jobs },
          { label: 'Paid jobs', value: paid_jobs },
          { label: 'Total paid', value: formatMoney(total_paid) },
        ]}
      />
    </Card>
  );
}
