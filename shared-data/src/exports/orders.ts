export { isOnOrder, type OrderState, orderStateLabels } from '../parts/orders/order.ts';
export type { ListedOrder, Order, OrderLine, ReorderRow } from '../parts/orders/orders-answers.ts';
export {
  useCancelOrderLines,
  useCancelOrders,
  useReceiveOrder,
  useSaveOrder,
  useSendOrder,
  useSendOrders,
} from '../parts/orders/orders-mutations.ts';
export { orderQuery, ordersQuery, reorderQuery } from '../parts/orders/orders-queries.ts';
