import { formatCount, formatCountOf, formatKilometres } from '@pitlane/shared-data/formats';
import type { WarrantyTerms } from '@pitlane/shared-data/repeats';
import * as z from '@pitlane/shared-data/schema';
import type { ChangedFields } from '@pitlane/shared-ui/forms';

export const mostDays = 3650;
export const mostKilometres = 500_000;

const wholeUpTo = (most: number, unit: string) => {
  const error = `Please enter 0 to ${formatCount(most)} ${unit}`;
  return z.pipe(z.nullable(z.number()), z.int(error).check(z.gte(0, error), z.lte(most, error)));
};

export const warrantySchema = z.object({
  work_days: wholeUpTo(mostDays, 'days'),
  work_kilometres: wholeUpTo(mostKilometres, 'km'),
  part_days: wholeUpTo(mostDays, 'days'),
  part_kilometres: wholeUpTo(mostKilometres, 'km'),
});

export interface WarrantyEntry {
  work_days: number;
  work_kilometres: number;
  part_days: number;
  part_kilometres: number;
}

export const entryOf = ({ work, part }: WarrantyTerms): WarrantyEntry => ({
  work_days: work.days,
  work_kilometres: work.kilometres,
  part_days: part.days,
  part_kilometres: part.kilometres,
});

export const termsOf = (entry: WarrantyEntry): WarrantyTerms => ({
  work: { days: entry.work_days, kilometres: entry.work_kilometres },
  part: { days: entry.part_days, kilometres: entry.part_kilometres },
});

/** '90 days or 5,000 km' */
const describeLimits = ({ days, kilometres }: WarrantyTerms['work']): string =>
  [days > 0 && formatCountOf(days, 'day'), kilometres > 0 && formatKilometres(kilometres)]
    .filter(Boolean)
    .join(' or ') || 'None';

export const warrantyFields: ChangedFields<WarrantyTerms> = [
  { label: 'Warranty for work', text: ({ work }) => describeLimits(work) },
  { label: 'Warranty for parts', text: ({ part }) => describeLimits(part) },
];
