export { describeShortages } from '../parts/describe-shortages.ts';
export { inventoryValue, unitValue } from '../parts/inventory-value.ts';
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
export type { PartToSave } from '../parts/ledger-api.ts';
export { hasNumber, partNumberKey } from '../parts/part-number.ts';
export { partOfNumberQuery } from '../parts/part-of-number.ts';
export type {
  AmountOverTime,
  ListedPart,
  Movement,
  MovementKind,
  Part,
  PartDetails,
  PartPage,
} from '../parts/parts-answers.ts';
export type { StockMode } from '../parts/parts-api.ts';
export type { PartFilter } from '../parts/parts-keys.ts';
export {
  useCorrectCost,
  useReceivePart,
  useReturnPart,
  useSavePart,
  useSetPartRetired,
  useUpdateStock,
} from '../parts/parts-mutations.ts';
export {
  availablePartsQuery,
  labelsQuery,
  movementsQuery,
  partQuery,
  partsQuery,
} from '../parts/parts-queries.ts';
export { isLowStock } from '../parts/stock-level.ts';
export { stockValueSchema } from '../parts/stock-value-schema.ts';
export { useScannedPart } from '../parts/use-scanned-part.ts';
