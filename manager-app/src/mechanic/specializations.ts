import type { Mechanic } from '@pitlane/shared-data/mechanics';

/** The main specialization first; 'General' if there are none. */
export function specializationsOf({
  specialization,
  specializations,
}: Pick<Mechanic, 'specialization' | 'specializations'>): string {
  const skills = new Set([specialization, ...specializations].filter(Boolean));
  return skills.size > 0 ? [...skills].join(', ') : 'General';
}
