export { lineOfCode, stockTakeName } from '../stock-takes/stock-take.ts';
export {
  type StockTakeState,
  stockTakeStateLabels,
  stockTakeStates,
} from '../stock-takes/stock-take-state.ts';
export type { ListedStockTake, StockTake, StockTakeLine } from '../stock-takes/stock-takes-answers.ts';
export { stockTakeKeys } from '../stock-takes/stock-takes-keys.ts';
export {
  useCancelStockTake,
  usePostStockTake,
  useStartStockTake,
} from '../stock-takes/stock-takes-mutations.ts';
export {
  stockTakeChoicesQuery,
  stockTakeQuery,
  stockTakesQuery,
} from '../stock-takes/stock-takes-queries.ts';
