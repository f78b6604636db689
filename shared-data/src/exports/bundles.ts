export type { Bundle, BundleLine } from '../services/bundles/bundles-answers.ts';
export { useAddBundle, useSaveBundle, useSetBundleActive } from '../services/bundles/bundles-mutations.ts';
export { bundlesQuery } from '../services/bundles/bundles-queries.ts';
