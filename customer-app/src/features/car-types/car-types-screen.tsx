import { carTypesQuery } from '@pitlane/shared-data/car-types';
import { useSession } from '@pitlane/shared-data/session';
import {
  EmptyState,
  Page,
  PageHeader,
  QueryView,
  SkeletonCard,
  useListParams,
} from '@pitlane/shared-ui/core';
import { SearchX } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useHistoryBack } from '../../navigation/use-history-back.ts';
import { paths } from '../../paths.ts';
import { ModelFilters } from './model-filters.tsx';
import { Models } from './models.tsx';

const noModels = (
  <EmptyState icon={SearchX} title="No services found" hint="Try adjusting your search or filter criteria" />
);

export function Component() {
  const { status } = useSession();
  const goBack = useHistoryBack();
  const home = status === 'signed-in' ? paths.ownDashboard : paths.landing;
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
        back={{ label: 'Back', ...(goBack ? { onPress: goBack } : { href: home }) }}
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
