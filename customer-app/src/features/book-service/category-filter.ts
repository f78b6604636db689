import { type Service, serviceCategories } from '@pitlane/shared-data/services';
import { categoryLabels } from '../../service/category-labels.ts';
import { advertisedService, chosenService } from '../../service/service-choice.ts';
import { allCategories, type BookingParams, type CategoryFilter } from './use-booking-params.ts';

const isOffered = (category: string, services: readonly Service[]) =>
  services.some((service) => service.category === category);

/** Options for the categories that have services. */
export const categoryOptions = (services: readonly Service[]) => [
  { id: allCategories as CategoryFilter, label: 'All Services' },
  ...serviceCategories
    .filter((category) => isOffered(category, services))
    .map((category) => ({ id: category as CategoryFilter, label: categoryLabels[category] })),
];

/**
 * The category of the URL. Without one, the category of an advertised service that the garage does not offer under
 * that name, because a similar service is in it.
 */
export function shownCategory(
  { category, service }: Pick<BookingParams, 'category' | 'service'>,
  services: readonly Service[],
): CategoryFilter {
  const wanted =
    category ?? (chosenService(service, services) ? allCategories : advertisedService(service)?.category);
  return categoryOptions(services).find(({ id }) => id === wanted)?.id ?? allCategories;
}
