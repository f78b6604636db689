import type { Mechanic } from '@pitlane/shared-data/mechanics';

/** What the mechanic is good at, the main thing first; 'General' when nothing is named. */
export function specializationsOf({
  specialization,
  specializations,
}: Pick<Mechanic, 'specialization' | 'specializations'>): string {
  const skills = new Set([specialization, ...specializations].filter(Boolean));
  return skills.size > 0 ? [...skills].join(', ') : 'General';
}
