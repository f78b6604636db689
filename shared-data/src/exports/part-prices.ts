export { describeProposal } from '../part-prices/describe-proposal.ts';
export type {
  PartCategory,
  PriceProposal,
  PriceProposalPage,
  UnderpricedPart,
} from '../part-prices/part-prices-answers.ts';
export type { CategoryRule, PriceFilter } from '../part-prices/part-prices-api.ts';
export {
  partCategoriesQuery,
  priceProposalsQuery,
  useSavePartCategory,
  useTakePrices,
} from '../part-prices/part-prices-queries.ts';
