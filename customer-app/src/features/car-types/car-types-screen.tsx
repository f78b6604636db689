import { carTypesQuery } from '@pitlane/shared-data/car-types';
import { useSession } from '@pitlane/shared-data/session';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { SearchX } from '@pitlane/shared-ui/icons';
import { Page } from '@pitlane/shared-ui/layout';
import { useListParams } from '@pitlane/shared-ui/list-params';
import { PageHeader } from '@pitlane/shared-ui/page-header';
import { QueryView } from '@pitlane/shared-ui/query-view';
import { SkeletonCard } from '@pitlane/shared-ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { ModelFilters } from './model-filters.tsx';
import { Models } from './models.tsx';

const noModels = (
  <EmptyState icon={SearchX} title="No services found" hint="Try adjusting your search or filter criteria" />
);

/** Spec section 2, Popular Models. */
export function Component() {
  const { status } = useSession();
  const params = useListParams();
  const query = useQuery(
    carTypesQuery({
      brand: params.read('brand') || undefined,
      bodyType: params.read('category') || undefined,
      search: params.search || undefined,
    }),
  );
  return (
    <Page>
      <PageHeader
        title="Popular Models"
        description="The cars our mechanics know best."
        back={{ href: status === 'signed-in' ? paths.ownDashboard : paths.landing, label: 'Back' }}
      />
      <ModelFilters params={params} />
      <QueryView
        query={query}
        failure="Failed to load services"
        pending={<SkeletonCard label="Loading services..." count={6} />}
        empty={noModels}
      >
        {(carTypes) => <Models carTypes={carTypes} />}
      </QueryView>
    </Page>
  );
}
