import type { RequestEstimate } from '@pitlane/shared-data/estimates';
import { formatDuration, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { describeEarlierJob } from '@pitlane/shared-data/repeats';

/** That a request is a repeat, and what it costs the garage. */
export const repeatItems = ({ repeats, repeat_costs }: Pick<RequestEstimate, 'repeats' | 'repeat_costs'>) =>
  repeats
    ? [
        { label: 'Repeats job', value: describeEarlierJob(repeats) },
        {
          label: 'Cost of the repeat',
          value:
            repeat_costs &&
            `${formatMoneyWithPaise(repeat_costs.parts)} of parts, ${formatDuration(repeat_costs.minutes)} of work`,
        },
      ]
    : [];
