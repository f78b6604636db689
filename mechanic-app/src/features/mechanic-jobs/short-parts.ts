import type { Job } from '@pitlane/shared-data/requests';

/** The parts of approved lines that are not there, because there are too few or earlier jobs take them; null for none. */
export function shortParts({ approved_parts }: Pick<Job, 'approved_parts'>): string | null {
  const short = approved_parts.filter((part) => part.short > 0);
  return short.map((part) => `${part.short} × ${part.part_name} (${part.part_code})`).join('\n') || null;
}
