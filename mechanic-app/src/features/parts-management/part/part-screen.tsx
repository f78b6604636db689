import { type PartDetails, partQuery } from '@pitlane/shared-data/parts';
import { parseId } from '@pitlane/shared-data/paths';
import { useSession } from '@pitlane/shared-data/session';
import { NotFound, PageHeader, QueryView, SkeletonCard, Stack } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { WorkshopPage } from '../../../workshop-page/workshop-page.tsx';
import { Movements } from './movements.tsx';
import { PartActions } from './part-actions.tsx';
import { PartFacts } from './part-facts.tsx';
import { PartOrders } from './part-orders.tsx';
import { PartReservations } from './part-reservations.tsx';
import { PriceHistory } from './price-history.tsx';
import { TakePrice } from './take-price.tsx';

const back = { href: paths.partsManagement, label: 'Parts' };

const notFound = (
  <NotFound title="Part not found" hint="It may have been removed." back={back} size="large" />
);

function PartPage({ partId }: { partId: number }) {
  return (
    <QueryView
      query={useQuery(partQuery(partId))}
      failure="Failed to load the part"
      pending={<SkeletonCard label="Loading the part..." />}
      notFound={notFound}
    >
      {(part: PartDetails) => (
        <Stack gap={6}>
          <TakePrice part={part} />
          <PartFacts part={part} />
          <PartReservations part={part} />
          <PartOrders part={part} />
          <Movements part={part} below={<PriceHistory part={part} />} />
        </Stack>
      )}
    </QueryView>
  );
}

/** One part, for mechanics and managers: what there is of it, what changed that, who waits for it and what is ordered. */
export function Component() {
  const partId = parseId(useParams().partId);
  const isManager = useSession().account?.role === 'manager';
  const { data: part } = useQuery({ ...partQuery(partId ?? 0), enabled: false });
  return (
    <WorkshopPage>
      <PageHeader
        title={part?.part_name ?? 'Part'}
        subject={part?.part_name}
        back={back}
        actions={part && isManager && <PartActions part={part} />}
      />
      {partId === null ? notFound : <PartPage partId={partId} />}
    </WorkshopPage>
  );
}
