import { formatCountOf } from '../formats/count.ts';

const minutesPerHour = 60;

/** Minutes as 'N mins' under an hour, else 'Xh Ym' or 'X hours'. */
export function formatDuration(minutes: number): string {
  if (minutes < minutesPerHour) return formatCountOf(minutes, 'min');
  const hours = Math.floor(minutes / minutesPerHour);
  const rest = minutes % minutesPerHour;
  if (rest > 0) return `${hours}h ${rest}m`;
  return formatCountOf(hours, 'hour');
}
