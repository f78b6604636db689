import type { ClearingCounts } from '@pitlane/shared-data/requests';
import { DescriptionList, formatTotal } from '@pitlane/shared-ui/core';

export function ClearingFigures({ counts }: { counts: ClearingCounts }) {
  const { requests, open_requests, unpaid_jobs, lines, parts } = counts;
  return (
    <DescriptionList
      items={[
        { label: 'Service requests', value: formatTotal(requests) },
        { label: 'Still open', value: formatTotal(open_requests) },
        { label: 'Completed but unpaid', value: formatTotal(unpaid_jobs) },
        { label: 'Lines', value: formatTotal(lines) },
        { label: 'Records of parts used', value: formatTotal(parts) },
      ]}
    />
  );
}
