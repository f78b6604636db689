export { describeProposal } from '../parts/prices/describe-proposal.ts';
export type { PartCategory, UnderpricedPart } from '../parts/prices/part-prices-answers.ts';
export type { CategoryRule } from '../parts/prices/part-prices-api.ts';
export {
  partCategoriesQuery,
  priceProposalsQuery,
  useSavePartCategory,
  useTakePrices,
} from '../parts/prices/part-prices-queries.ts';
