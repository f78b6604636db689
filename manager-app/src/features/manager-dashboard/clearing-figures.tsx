import type { ClearingCounts } from '@pitlane/shared-data/requests';
import { DescriptionList } from '@pitlane/shared-ui/description-list';
import { formatTotal } from '@pitlane/shared-ui/paged-list';

/** What clearing all requests deletes. */
export function ClearingFigures({ counts }: { counts: ClearingCounts }) {
  const { requests, open_requests, unpaid_jobs, services, parts } = counts;
  return (
    <DescriptionList
      items={[
        { label: 'Service requests', value: formatTotal(requests) },
        { label: 'of them still open', value: formatTotal(open_requests) },
        { label: 'of them completed but unpaid', value: formatTotal(unpaid_jobs) },
        { label: 'Services linked to them', value: formatTotal(services) },
        { label: 'Records of parts used', value: formatTotal(parts) },
      ]}
    />
  );
}
