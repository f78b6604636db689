import { FilterGroup, type ListParams, Toolbar } from '@pitlane/shared-ui/core';
import { PeriodFilter } from '../../period/period-filter.tsx';
import { reportPeriod } from './address-period.ts';
import { type PeriodName, periodLabels, periodNames, reportYears } from './report-period.ts';

const options = periodNames.map((id) => ({ id, label: periodLabels[id] }));

/** The period, by name or by its days. */
export function ReportFilters({ list }: { list: ListParams }) {
  const { name, period, choose, enter } = reportPeriod(list);
  return (
    <Toolbar>
      <FilterGroup<PeriodName | 'other'>
        label="Period"
        options={name ? options : [...options, { id: 'other', label: 'Other days' }]}
        value={name ?? 'other'}
        onChange={(chosen) => chosen !== 'other' && choose(chosen)}
      />
      <PeriodFilter period={period} onChange={enter} years={reportYears} />
    </Toolbar>
  );
}
