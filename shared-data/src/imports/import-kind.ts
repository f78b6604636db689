export const importKinds = ['customers', 'vehicles', 'parts', 'services'] as const;
/** What a file holds; services are past ones. */
export type ImportKind = (typeof importKinds)[number];
