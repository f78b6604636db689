import type { Service } from '@pitlane/shared-data/services';
import { categoryLabels } from '../../service/category-labels.ts';

/** The filter buttons of Our Services, in their order. */
export const catalogueFilters = [
  { id: 'all', label: 'All Services' },
  ...(['maintenance', 'repair', 'electrical', 'diagnostic'] as const).map((id) => ({
    id,
    label: categoryLabels[id],
  })),
] as const;

export type CatalogueFilter = (typeof catalogueFilters)[number]['id'];

/** The filter in the URL; an unknown one means all services. */
export const toCatalogueFilter = (text: string | null): CatalogueFilter =>
  catalogueFilters.find(({ id }) => id === text)?.id ?? 'all';

export const servicesOf = (filter: CatalogueFilter, services: readonly Service[]) =>
  filter === 'all' ? services : services.filter(({ category }) => category === filter);
