export { isOnOrder, type OrderState, orderStateLabels } from '../orders/order.ts';
export type { ListedOrder, Order, OrderLine, ReorderRow } from '../orders/orders-answers.ts';
export {
  useCancelOrderLines,
  useCancelOrders,
  useReceiveOrder,
  useSaveOrder,
  useSendOrder,
  useSendOrders,
} from '../orders/orders-mutations.ts';
export { orderQuery, ordersQuery, reorderQuery } from '../orders/orders-queries.ts';
