import { orderQuery } from '@pitlane/shared-data/orders';
import { parseId } from '@pitlane/shared-data/paths';
import { A4Page, NotFound, Page, PageHeader, QueryView, SkeletonCard, Stack } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { PricesBelow } from './prices-below.tsx';

const back = { href: paths.purchaseOrders, label: 'Orders' };

const notFound = <NotFound title="Order not found" hint="Check the number." back={back} />;

/** One purchase order: sending it, and receiving it part by part. */
export function Component() {
  const orderId = parseId(useParams().orderId);
  const query = useQuery({ ...orderQuery(orderId ?? 0), enabled: orderId !== null });
  const order = query.data;
  const [isReceived, setReceived] = useState(false);
  return (
    <Page>
      <A4Page />
      <PageHeader
        title={order ? `Order ${order.number}` : 'Purchase Order'}
        subject={order?.number}
        back={back}
        actions={order && <OrderActions order={order} onReceived={() => setReceived(true)} />}
      />
      {orderId === null ? (
        notFound
      ) : (
        <QueryView
          query={query}
          failure="Failed to load the order"
          pending={<SkeletonCard label="Loading the order..." />}
          notFound={notFound}
        >
          {(loaded) => (
            <Stack gap={6}>
              {isReceived && <PricesBelow />}
              <OrderFacts order={loaded} />
              <OrderLines order={loaded} />
            </Stack>
          )}
        </QueryView>
      )}
    </Page>
  );
}
