import { clearingCountsQuery } from '@pitlane/shared-data/requests';
import { DescriptionList } from '@pitlane/shared-ui/description-list';
import { Skeleton } from '@pitlane/shared-ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../query-view/query-view.tsx';

const figure = new Intl.NumberFormat('en-IN');

/** What clearing all requests deletes, counted when the question is asked and not again while it is answered. */
export function ClearingFigures({ isClearing }: { isClearing: boolean }) {
  const counts = useQuery({ ...clearingCountsQuery(), enabled: !isClearing });
  return (
    <QueryView
      query={counts}
      failure="Failed to count what will be deleted"
      pending={<Skeleton label="Counting what will be deleted..." lines={5} />}
    >
      {({ requests, open_requests, unpaid_jobs, services, parts }) => (
        <DescriptionList
          items={[
            { label: 'Service requests', value: figure.format(requests) },
            { label: 'of them still open', value: figure.format(open_requests) },
            { label: 'of them completed but unpaid', value: figure.format(unpaid_jobs) },
            { label: 'Services linked to them', value: figure.format(services) },
            { label: 'Records of parts used', value: figure.format(parts) },
          ]}
        />
      )}
    </QueryView>
  );
}
