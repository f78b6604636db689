import { todayInGarage } from '@pitlane/shared-data/formats';
import type { ListParams } from '@pitlane/shared-ui/core';
import { chosenPeriod, type PeriodName } from './report-period.ts';

/** The period of the address, and how to change it. */
export function reportPeriod({ read, change }: ListParams) {
  const { name, ...period } = chosenPeriod(
    { period: read('period'), from: read('from'), to: read('to') },
    todayInGarage(),
  );
  return {
    name,
    period,
    choose: (chosen: PeriodName) =>
      change({ period: chosen === 'month' ? null : chosen, from: null, to: null }),
    enter: (days: { from: string; to: string }) => change({ ...days, period: null }),
  };
}
