import type { AssignableMechanic } from '@pitlane/shared-data/mechanics';
import type { Assignment } from '@pitlane/shared-data/requests';

type Skills = Pick<AssignableMechanic, 'specialization' | 'specializations'>;
type RequestedService = Pick<Assignment, 'service_name' | 'service_category'>;

/** Lower-case words without a plural s, so that 'Brakes' matches 'Brake Repair'. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/s$/, ''));

/**
 * Whether a mechanic is a specialist for a service. Specializations are free text, so one matches when it contains the
 * service's category ('Electrical Systems'), or when all its words are in the service's name and category
 * ('Brakes' for 'Brake Repair & Service').
 */
export function isSpecialist(
  mechanic: Skills,
  { service_name, service_category }: RequestedService,
): boolean {
  const category = wordsOf(service_category ?? '');
  const service = new Set([...wordsOf(service_name), ...category]);
  return [mechanic.specialization ?? '', ...mechanic.specializations].some((skill) => {
    const words = wordsOf(skill);
    const hasCategory = category.length > 0 && category.every((word) => words.includes(word));
    return hasCategory || (words.length > 0 && words.every((word) => service.has(word)));
  });
}

/**
 * Sorts mechanics by how well they suit a service: available before offline, then specialists, fewest open jobs, most
 * experience, and name.
 */
export function rankMechanics(mechanics: readonly AssignableMechanic[], service: RequestedService) {
  const sortKeys = (mechanic: AssignableMechanic) => [
    mechanic.available ? 0 : 1,
    isSpecialist(mechanic, service) ? 0 : 1,
    mechanic.open_jobs,
    -mechanic.experience_years,
  ];
  return mechanics.toSorted((one, other) => {
    const left = sortKeys(one);
    const right = sortKeys(other);
    const place = left.findIndex((value, index) => value !== right[index]);
    if (place < 0) return one.name.localeCompare(other.name);
    return (left[place] ?? 0) - (right[place] ?? 0);
  });
}
