import { carTypesQuery } from '@pitlane/shared-data/car-types';
import { useSession } from '@pitlane/shared-data/session';
import { FailedState } from '@pitlane/shared-ui/failed-state';
import { Page } from '@pitlane/shared-ui/layout';
import { PageHeader } from '@pitlane/shared-ui/page-header';
import { SkeletonCard } from '@pitlane/shared-ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { ModelFilters } from './model-filters.tsx';
import { Models } from './models.tsx';
import { useModelFilter } from './use-model-filter.ts';

/** The car models that the garage knows (spec section 2, Popular Models). */
export function Component() {
  const { status } = useSession();
  const modelFilter = useModelFilter();
  const { data, isPending, isFetching, refetch } = useQuery(carTypesQuery(modelFilter.filter));
  return (
    <Page>
      <PageHeader
        title="Popular Models"
        description="The cars our mechanics know best."
        back={{ href: status === 'signed-in' ? paths.ownDashboard : paths.landing, label: 'Back' }}
      />
      <ModelFilters {...modelFilter} />
      {isPending && <SkeletonCard label="Loading services..." count={6} />}
      {!isPending && !data && (
        <FailedState message="Failed to load services" onRetry={refetch} isRetrying={isFetching} />
      )}
      {data && <Models carTypes={data} />}
    </Page>
  );
}
