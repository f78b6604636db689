export { formatStock } from '../parts/format-stock.ts';
export { inventoryValue } from '../parts/inventory-value.ts';
export {
  addedPartsTotal,
  addPart,
  approvedSelection,
  autoCalculatedCost,
  partCost,
  partsTotal,
  type SelectedPart,
  setPartQuantity,
  setStockLeft,
} from '../parts/job-parts.ts';
export type { Part, PartPage } from '../parts/parts-answers.ts';
export type { PartFilter, StockMode } from '../parts/parts-api.ts';
export { useUpdateStock } from '../parts/parts-mutations.ts';
export { availablePartsQuery, partsQuery } from '../parts/parts-queries.ts';
export { isLowStock, isOutOfStock } from '../parts/stock-level.ts';
export { stockValueSchema } from '../parts/stock-value-schema.ts';
