import { formatDate, formatDateTime, formatMoney } from '@pitlane/shared-data/formats';
import type { Order } from '@pitlane/shared-data/orders';
import { Card, Cluster, DescriptionList, Link, Stack, StatusBadge } from '@pitlane/shared-ui/core';
import { paths } from '../../../paths.ts';
import { OrderBadge } from '../order-badge.tsx';

const sentAs = ({ sent_at, sent_to }: Order) =>
  sent_at ? `${formatDateTime(sent_at)}, ${sent_to ? `by mail to ${sent_to}` : 'printed'}` : 'Not yet';

/** To whom an order goes, where it stands and what it is expected to cost. */
export const OrderFacts = ({ order }: { order: Order }) => (
  <Card>
    <Stack>
      <Cluster gap={2}>
        <OrderBadge state={order.state} />
        {order.is_late && <StatusBadge tone="danger">Late</StatusBadge>}
      </Cluster>
      <DescriptionList
        layout="stacked"
        items={[
          {
            label: 'Supplier',
            value: <Link href={paths.supplier(order.supplier_id)}>{order.supplier.name}</Link>,
          },
          { label: 'Contact', value: order.supplier.contact ?? '–' },
          { label: 'Phone', value: order.supplier.phone ?? '–' },
          { label: 'Expected on', value: order.due_on ? formatDate(order.due_on) : '–' },
          { label: 'Sent', value: sentAs(order) },
          { label: 'Expected value without tax', value: formatMoney(order.value) },
          { label: 'Made by', value: `${order.created_by_name}, ${formatDate(order.created_at)}` },
          ...(order.note ? [{ label: 'Note', value: order.note }] : []),
        ]}
      />
    </Stack>
  </Card>
);
