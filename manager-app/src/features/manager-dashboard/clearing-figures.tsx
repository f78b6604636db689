import { formatCount } from '@pitlane/shared-data/formats';
import type { ClearingCounts } from '@pitlane/shared-data/requests';
import { DescriptionList } from '@pitlane/shared-ui/description-list';

/** What clearing all requests deletes. */
export function ClearingFigures({ counts }: { counts: ClearingCounts }) {
  const { requests, open_requests, unpaid_jobs, services, parts } = counts;
  return (
    <DescriptionList
      items={[
        { label: 'Service requests', value: formatCount(requests) },
        { label: 'of them still open', value: formatCount(open_requests) },
        { label: 'of them completed but unpaid', value: formatCount(unpaid_jobs) },
        { label: 'Services linked to them', value: formatCount(services) },
        { label: 'Records of parts used', value: formatCount(parts) },
      ]}
    />
  );
}
