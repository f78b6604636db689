import { labelsQuery } from '@pitlane/shared-data/parts';
import {
  Banner,
  Button,
  EmptyState,
  PageHeader,
  QueryView,
  ScreenOnly,
  SkeletonCard,
  Stack,
} from '@pitlane/shared-ui/core';
import { Printer, SearchX } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { labelSize } from '../../../label-size.ts';
import { paths } from '../../../paths.ts';
import { WorkshopPage } from '../../../workshop-page/workshop-page.tsx';
import { useInventoryParams } from '../use-inventory-params.ts';
import { LabelSheet } from './label-sheet.tsx';

const none = (
  <EmptyState icon={SearchX} title="No parts found" hint="Go back and choose other parts in the inventory." />
);

/** Labels to print for the parts that the inventory was filtered to: three by eight on A4. */
export function Component() {
  const { search, category, stockLevel } = useInventoryParams().filter;
  const query = useQuery(labelsQuery({ search, category, stockLevel }));
  const shown = query.data?.rows.length ?? 0;
  return (
    <WorkshopPage>
      <ScreenOnly>
        <PageHeader
          title="Part Labels"
          description={labelSize}
          back={{ href: paths.partsManagement, label: 'Parts' }}
          actions={
            shown > 0 && (
              <Button variant="primary" icon={Printer} onPress={() => window.print()}>
                Print
              </Button>
            )
          }
        />
      </ScreenOnly>
      <QueryView
        query={query}
        failure="Failed to load the parts"
        pending={<SkeletonCard label="Loading the parts..." />}
      >
        {({ rows, total }) => (
          <Stack>
            {total > rows.length && (
              <ScreenOnly>
                <Banner>
                  {`The first ${rows.length} by code. Search the inventory for fewer, then print their labels.`}
                </Banner>
              </ScreenOnly>
            )}
            {rows.length > 0 ? <LabelSheet parts={rows} /> : none}
          </Stack>
        )}
      </QueryView>
    </WorkshopPage>
  );
}
