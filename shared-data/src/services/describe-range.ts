import { formatDuration } from '../foundation/days/duration.ts';
import { formatMoney } from '../foundation/numbers/money.ts';
import type { Service } from './services-answers.ts';

/** '₹3,500-₹6,000', or '₹3,500' for a service with one price. */
export const describePrice = ({
  base_price,
  highest_price,
}: Pick<Service, 'base_price' | 'highest_price'>): string =>
  highest_price === null
    ? formatMoney(base_price)
    : `${formatMoney(base_price)}-${formatMoney(highest_price)}`;

/** '30-45 mins', '30 mins-1 hour', or '45 mins' for a service without a range. */
export function describeDuration({
  estimated_duration,
  shortest_duration,
  longest_duration,
}: Pick<Service, 'estimated_duration' | 'shortest_duration' | 'longest_duration'>): string {
  if (shortest_duration === null || longest_duration === null) return formatDuration(estimated_duration);
  const [shortest, longest] = [formatDuration(shortest_duration), formatDuration(longest_duration)];
  const [, count, unit] = /^(\d+) (min|hour)s?$/.exec(shortest) ?? [];
  const isSameUnit = unit !== undefined && new RegExp(`^\\d+ ${unit}s?$`).test(longest);
  return `${isSameUnit ? count : shortest}-${longest}`;
}
