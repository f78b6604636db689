import { type DueWork, offeredPrice } from '@pitlane/shared-data/due-work';
import { formatCountOf, formatDate, formatKilometres, formatMoney } from '@pitlane/shared-data/formats';

const months = (count: number) => formatCountOf(count, 'month');

/** 'Every 12 months; last done on 3 Mar 2026', 'Declined: too dear', 'Document of the car' */
export function whyDue(due: DueWork): string {
  if (due.kind === 'document') return 'Document of the car';
  if (due.kind === 'deferred') {
    return [due.is_declined ? 'Declined' : 'Not answered', due.why].filter(Boolean).join(': ');
  }
  const interval =
    due.due_by === 'kilometres' || due.months === null
      ? formatKilometres(due.kilometres)
      : months(due.months);
  const start = due.is_done ? 'last done on' : 'the garage first saw the car on';
  return `Every ${interval}; ${start} ${formatDate(due.since)}`;
}

const begins = (kind: DueWork['kind'], isPast: boolean) => {
  if (kind === 'document') return isPast ? 'Expired' : 'Expires';
  return kind === 'deferred' || isPast ? 'Since' : 'On';
};

/** 'Since 3 Mar 2026', 'On 3 Mar 2027', 'Expired 3 Mar 2026', which breaks before the day only. */
export const whenDue = ({ due_on, kind }: DueWork, today: string): string =>
  `${begins(kind, due_on < today)} ${formatDate(due_on).replaceAll(' ', '\u00a0')}`;

/** '₹3,500'; of deferred work '₹800, now ₹900' */
export function priceOf(due: DueWork): string {
  if (due.kind === 'deferred') return offeredPrice(due);
  return due.price_now === null ? '–' : formatMoney(due.price_now);
}
