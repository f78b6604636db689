import { chapter, type Fault } from '../fault.ts';

export const stockFaults: readonly Fault[] = [
  {
    area: 'stock',
    name: 'Two people who set the stock of a part at once get a stock that neither of them entered',
    file: chapter('parts/stock'),
    from: 'select p.* into part from public.parts p where p.id = p_part_id for update;',
    to: 'select p.* into part from public.parts p where p.id = p_part_id;',
  },
  {
    area: 'stock',
    name: 'A job falls short of more of a part than it needs',
    file: chapter('parts/stock'),
    from: 'greatest(0, least(n.quantity, n.needed - p.current_stock))',
    to: 'greatest(0, n.needed - p.current_stock)',
  },
  {
    area: 'stock',
    name: 'A count that was sent late is compared with the stock of now, not of when it was counted',
    file: chapter('parts/stock_takes'),
    from: 'where m.part_id = p_part_id and m.moved_at <= moment\n    order by',
    to: 'where m.part_id = p_part_id\n    order by',
  },
  {
    area: 'stock',
    name: 'A cancelled request keeps its parts reserved',
    file: chapter('parts/stock'),
    from: "when (new.status in ('completed', 'cancelled') and old.status is distinct from new.status)",
    to: "when (new.status = 'completed' and old.status is distinct from new.status)",
  },
  {
    area: 'stock',
    name: 'Of a part that stands twice on a delivery list only the last quantity is received',
    file: 'manager-app/src/features/purchase-orders/order/count-delivery.ts',
    from: 'quantity: roundQuantity((line.quantity ?? 0) + quantity),',
    to: 'quantity: roundQuantity(quantity),',
  },
];
