export { describeDuration, describePrice } from '../services/describe-range.ts';
export { type ServiceCategory, serviceCategories } from '../services/service.ts';
export type { Service } from '../services/services-answers.ts';
export { useSaveService, useSetServiceActive } from '../services/services-mutations.ts';
export { catalogueQuery, servicesQuery } from '../services/services-queries.ts';
