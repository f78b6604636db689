export type { Bundle, BundleLine } from '../bundles/bundles-answers.ts';
export { useAddBundle, useSaveBundle, useSetBundleActive } from '../bundles/bundles-mutations.ts';
export { bundlesQuery } from '../bundles/bundles-queries.ts';
