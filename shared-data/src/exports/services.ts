export { describeDuration, describePrice } from '../services/describe-range.ts';
export { type Service, type ServiceCategory, serviceCategories } from '../services/service.ts';
export { useSaveService, useSetServiceActive } from '../services/services-mutations.ts';
export { catalogueQuery, servicesQuery } from '../services/services-queries.ts';
