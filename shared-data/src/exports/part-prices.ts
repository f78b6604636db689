export { describeProposal } from '../part-prices/describe-proposal.ts';
export type { PartCategory, UnderpricedPart } from '../part-prices/part-prices-answers.ts';
export type { CategoryRule } from '../part-prices/part-prices-api.ts';
export {
  partCategoriesQuery,
  priceProposalsQuery,
  useSavePartCategory,
  useTakePrices,
} from '../part-prices/part-prices-queries.ts';
