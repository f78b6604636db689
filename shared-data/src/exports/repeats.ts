export { describeEarlierJob, describeWarranty } from '../requests/repeats/describe-warranty.ts';
export type { Warranty, WarrantyTerms } from '../requests/repeats/repeats-answers.ts';
export { useSaveWarrantyTerms, useSetRepeat } from '../requests/repeats/repeats-mutations.ts';
export { earlierJobsQuery, warrantyQuery, warrantyTermsQuery } from '../requests/repeats/repeats-queries.ts';
