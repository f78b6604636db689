import { formatDuration, formatMoney } from '@pitlane/shared-data/formats';
import { type Service, type ServiceCategory, serviceCategories } from '@pitlane/shared-data/services';
import type { Fields } from '../use-save.ts';

export const categoryLabel = (category: ServiceCategory) =>
  category.charAt(0).toUpperCase() + category.slice(1);

export const categoryOptions = serviceCategories.map((id) => ({ id, label: categoryLabel(id) }));

export const serviceFields: Fields<Service> = [
  { label: 'Name', text: ({ name }) => name },
  { label: 'Category', text: ({ category }) => categoryLabel(category) },
  { label: 'Price', text: ({ base_price }) => formatMoney(base_price) },
  { label: 'Duration', text: ({ estimated_duration }) => formatDuration(estimated_duration) },
  { label: 'Description', text: ({ description }) => description },
  { label: 'On offer', text: ({ active }) => (active ? 'Yes' : 'No') },
];
