import { formatDate } from '@pitlane/shared-data/formats';
import type { Job } from '@pitlane/shared-data/requests';

/**
 * The parts of approved lines that are not there, because there are too few or earlier jobs take them, with the day on which
 * an order brings them; null for none.
 */
export function shortParts({ approved_parts }: Pick<Job, 'approved_parts'>): string | null {
  const short = approved_parts.filter((part) => part.short > 0);
  return (
    short
      .map(
        ({ short: count, part_name, part_code, due_on }) =>
          `${count} × ${part_name} (${part_code})${due_on ? `, due ${formatDate(due_on)}` : ''}`,
      )
      .join('\n') || null
  );
}
