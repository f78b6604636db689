export { describeEarlierJob, describeWarranty } from '../repeats/describe-warranty.ts';
export type { Warranty } from '../repeats/repeats-answers.ts';
export { useSetRepeat } from '../repeats/repeats-mutations.ts';
export { earlierJobsQuery, warrantyQuery } from '../repeats/repeats-queries.ts';
