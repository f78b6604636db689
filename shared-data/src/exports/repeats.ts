export { describeEarlierJob, describeWarranty } from '../repeats/describe-warranty.ts';
export type { Warranty, WarrantyTerms } from '../repeats/repeats-answers.ts';
export { useSaveWarrantyTerms, useSetRepeat } from '../repeats/repeats-mutations.ts';
export { earlierJobsQuery, warrantyQuery, warrantyTermsQuery } from '../repeats/repeats-queries.ts';
