export const bundleKeys = { all: ['bundles'] as const };
