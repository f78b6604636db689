import type { AssignableMechanic } from '@pitlane/shared-data/mechanics';
import type { Assignment } from '@pitlane/shared-data/requests';

type Skills = Pick<AssignableMechanic, 'specialization' | 'specializations'>;
type RequestedService = Pick<Assignment, 'service_name' | 'service_category'>;

/** Lower-case words without a plural s, so that 'Brakes' is found in 'Brake Repair'. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/s$/, ''));

/**
 * Whether a mechanic is a specialist for a service. Mechanics write their specializations freely, so one fits when it
 * names the service's category ('Electrical Systems'), or all its words are in the service's name and category
 * ('Brakes' for 'Brake Repair & Service').
 */
export function isSpecialist(
  mechanic: Skills,
  { service_name, service_category }: RequestedService,
): boolean {
  const category = wordsOf(service_category);
  const service = new Set([...wordsOf(service_name), ...category]);
  return [mechanic.specialization ?? '', ...mechanic.specializations].some((skill) => {
    const words = wordsOf(skill);
    const namesCategory = category.length > 0 && category.every((word) => words.includes(word));
    return namesCategory || (words.length > 0 && words.every((word) => service.has(word)));
  });
}

/**
 * The order in which mechanics are offered for a service: those at work before those who are off,
 * then its specialists, the least busy, the most experienced, and by name.
 */
export function rankMechanics(mechanics: readonly AssignableMechanic[], service: RequestedService) {
  const order = (mechanic: AssignableMechanic) => [
    mechanic.available ? 0 : 1,
    isSpecialist(mechanic, service) ? 0 : 1,
    mechanic.open_jobs,
    -mechanic.experience_years,
  ];
  return mechanics.toSorted((one, other) => {
    const left = order(one);
    const right = order(other);
    const place = left.findIndex((value, index) => value !== right[index]);
    if (place < 0) return one.name.localeCompare(other.name);
    return (left[place] ?? 0) - (right[place] ?? 0);
  });
}
