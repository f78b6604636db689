import { formatDate } from '../../foundation/days/date.ts';
import { formatCountOf } from '../../foundation/formats/count.ts';
import { formatKilometres } from '../../foundation/formats/kilometres.ts';
import type { EarlierJob, Warranty } from './repeats-answers.ts';

type Words = Pick<Warranty, 'kind' | 'name' | 'done_at' | 'driven' | 'days' | 'kilometres'>;

/** 'Brake Repair was done on 12 Oct 2026, 1,200 km ago: within the warranty of 90 days or 5,000 km.' */
export function describeWarranty({ kind, name, done_at, driven, days, kilometres }: Words): string {
  const limits = [days > 0 && formatCountOf(days, 'day'), kilometres > 0 && formatKilometres(kilometres)];
  const ago = driven === null ? '' : `, ${formatKilometres(driven)} ago`;
  const what = `${name} was ${kind === 'work' ? 'done' : 'fitted'} on ${formatDate(done_at)}${ago}`;
  return `${what}: within the warranty of ${limits.filter(Boolean).join(' or ')}.`;
}

/** '#12 Brake Repair, 12 Oct 2026'. */
export const describeEarlierJob = ({
  request_id,
  service_name,
  completion_date,
}: Omit<EarlierJob, 'mechanic_name'>) => `#${request_id} ${service_name}, ${formatDate(completion_date)}`;
