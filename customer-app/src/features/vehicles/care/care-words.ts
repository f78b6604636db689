import type { ServiceForecast, VehicleCare } from '@pitlane/shared-data/care';
import { formatCount, formatCountOf, formatDate, formatKilometres } from '@pitlane/shared-data/formats';

const sureness: Record<VehicleCare['sureness'], string> = {
  none: '',
  low: 'a rough guess from few readings',
  fair: 'fairly sure',
  good: 'sure, from a year of readings',
};

/** 'About 28 km a day (fairly sure)' */
export const describePace = ({ km_per_day, sureness: how }: VehicleCare): string =>
  km_per_day === null || how === 'none'
    ? 'Not enough readings yet to say how far it is driven in a day.'
    : `About ${formatKilometres(Math.round(km_per_day))} a day: ${sureness[how]}.`;

const months = (count: number) => formatCountOf(count, 'month');

/** Why a service is due on its day: '12 months since 3 Mar 2026', 'about 9,800 of 10,000 km since 3 Mar 2026'. */
export function whyDue(forecast: ServiceForecast): string {
  const { due_on, due_by, since, is_done, driven } = forecast;
  const start = is_done ? formatDate(since) : `${formatDate(since)}, when the garage first saw the car`;
  if (due_on === null)
    return `Every ${formatKilometres(forecast.kilometres)}; how far it is driven is not known yet`;
  return due_by === 'months' && forecast.months !== null
    ? `${months(forecast.months)} since ${start}`
    : `About ${formatCount(driven ?? 0)} of ${formatKilometres(forecast.kilometres)} since ${start}`;
}

/** 'Since 3 Mar 2026', 'On 3 Mar 2027' */
export const whenDue = ({ due_on, state }: ServiceForecast): string =>
  due_on === null ? 'Not known' : `${state === 'over' ? 'Since' : 'On'} ${formatDate(due_on)}`;
