export { lineOfCode, stockTakeName } from '../parts/stock-takes/stock-take.ts';
export {
  type StockTakeState,
  stockTakeStateLabels,
  stockTakeStates,
} from '../parts/stock-takes/stock-take-state.ts';
export type { ListedStockTake, StockTake, StockTakeLine } from '../parts/stock-takes/stock-takes-answers.ts';
export { stockTakeKeys } from '../parts/stock-takes/stock-takes-keys.ts';
export {
  useCancelStockTake,
  usePostStockTake,
  useStartStockTake,
} from '../parts/stock-takes/stock-takes-mutations.ts';
export {
  stockTakeChoicesQuery,
  stockTakeQuery,
  stockTakesQuery,
} from '../parts/stock-takes/stock-takes-queries.ts';
