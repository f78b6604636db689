import type { CatalogueEntry } from './catalogue.ts';

/** The filter buttons of spec section 2 (Our Services), in their order. */
export const catalogueFilters = [
  { id: 'all', label: 'All Services' },
  { id: 'maintenance', label: 'Maintenance' },
  { id: 'repair', label: 'Repair' },
  { id: 'electrical', label: 'Electrical' },
  { id: 'diagnostic', label: 'Diagnostic' },
] as const;

export type CatalogueFilter = (typeof catalogueFilters)[number]['id'];

/** Reads the filter of an address; anything unknown is all services. */
export const toCatalogueFilter = (text: string | null): CatalogueFilter =>
  catalogueFilters.find(({ id }) => id === text)?.id ?? 'all';

export const entriesOf = (filter: CatalogueFilter, entries: readonly CatalogueEntry[]) =>
  filter === 'all' ? entries : entries.filter(({ category }) => category === filter);
