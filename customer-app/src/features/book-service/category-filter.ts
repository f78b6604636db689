import { type Service, serviceCategories } from '@pitlane/shared-data/services';
import { categoryLabels } from '../../service/category-labels.ts';
import { advertisedService, chosenService } from '../../service/service-choice.ts';
import { type BookingAddress, type CategoryFilter, everyCategory } from './use-booking-address.ts';

const isOffered = (category: string, services: readonly Service[]) =>
  services.some((service) => service.category === category);

/** The categories that have services, and all of them, as choices. */
export const categoryOptions = (services: readonly Service[]) => [
  { id: everyCategory as CategoryFilter, label: 'All Services' },
  ...serviceCategories
    .filter((category) => isOffered(category, services))
    .map((category) => ({ id: category as CategoryFilter, label: categoryLabels[category] })),
];

/**
 * The category whose services are shown: the one of the address. Where it names none, but an advertised service that
 * the garage does not offer under that name, it is the category in which the like is to be found.
 */
export function shownCategory(
  { category, service }: Pick<BookingAddress, 'category' | 'service'>,
  services: readonly Service[],
): CategoryFilter {
  const wanted =
    category ?? (chosenService(service, services) ? everyCategory : advertisedService(service)?.category);
  return categoryOptions(services).find(({ id }) => id === wanted)?.id ?? everyCategory;
}
