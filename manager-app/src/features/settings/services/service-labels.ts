import {
  describeDuration,
  describePrice,
  type Service,
  type ServiceCategory,
  serviceCategories,
} from '@pitlane/shared-data/services';
import type { ChangedFields } from '@pitlane/shared-ui/forms';

export const categoryLabel = (category: ServiceCategory) =>
  category.charAt(0).toUpperCase() + category.slice(1);

export const categoryOptions = serviceCategories.map((id) => ({ id, label: categoryLabel(id) }));

export const serviceFields: ChangedFields<Service> = [
  { label: 'Name', text: ({ name }) => name },
  { label: 'Category', text: ({ category }) => categoryLabel(category) },
  { label: 'Price', text: describePrice },
  { label: 'Duration', text: describeDuration },
  { label: 'Description', text: ({ description }) => description },
  { label: 'On offer', text: ({ active }) => (active ? 'Yes' : 'No') },
];
