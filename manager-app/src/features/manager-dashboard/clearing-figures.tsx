import type { ClearingCounts } from '@pitlane/shared-data/requests';
import { DescriptionList } from '@pitlane/shared-ui/description-list';

const figure = new Intl.NumberFormat('en-IN');

/** What clearing all requests deletes. */
export function ClearingFigures({ counts }: { counts: ClearingCounts }) {
  const { requests, open_requests, unpaid_jobs, services, parts } = counts;
  return (
    <DescriptionList
      items={[
        { label: 'Service requests', value: figure.format(requests) },
        { label: 'of them still open', value: figure.format(open_requests) },
        { label: 'of them completed but unpaid', value: figure.format(unpaid_jobs) },
        { label: 'Services linked to them', value: figure.format(services) },
        { label: 'Records of parts used', value: figure.format(parts) },
      ]}
    />
  );
}
