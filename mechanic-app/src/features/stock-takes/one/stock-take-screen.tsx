import { parseId } from '@pitlane/shared-data/paths';
import { useSession } from '@pitlane/shared-data/session';
import { stockTakeName, stockTakeQuery } from '@pitlane/shared-data/stock-takes';
import { NotFound, PageHeader, QueryView, SkeletonCard, Stack } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { WorkshopPage } from '../../../workshop-page/workshop-page.tsx';
import { KeptCounts } from './kept-counts.tsx';
import { Lines } from './lines.tsx';
import { StockTakeActions } from './stock-take-actions.tsx';
import { StockTakeFacts } from './stock-take-facts.tsx';

const back = { href: paths.stockTakes, label: 'Stock-takes' };

const notFound = <NotFound title="Stock-take not found" hint="Check the number." back={back} size="large" />;

/** One stock-take, for mechanics and managers: counting part by part; a manager posts the differences. */
export function Component() {
  const stockTakeId = parseId(useParams().stockTakeId);
  const isManager = useSession().account?.role === 'manager';
  const query = useQuery({ ...stockTakeQuery(stockTakeId ?? 0), enabled: stockTakeId !== null });
  const stockTake = query.data;
  const name = stockTake && stockTakeName(stockTake);
  return (
    <WorkshopPage>
      <PageHeader
        title={name ?? 'Stock-take'}
        subject={name}
        back={back}
        actions={isManager && stockTake?.state === 'open' && <StockTakeActions stockTake={stockTake} />}
      />
      {query.isLoadingError && stockTakeId !== null && <KeptCounts stockTakeId={stockTakeId} />}
      {stockTakeId === null ? (
        notFound
      ) : (
        <QueryView
          query={query}
          failure="Failed to load the stock-take"
          pending={<SkeletonCard label="Loading the stock-take..." />}
          notFound={notFound}
        >
          {(loaded) => (
            <Stack gap={6}>
              <StockTakeFacts stockTake={loaded} />
              <Lines stockTake={loaded} isManager={isManager} />
            </Stack>
          )}
        </QueryView>
      )}
    </WorkshopPage>
  );
}
