export { type Service, type ServiceCategory, serviceCategories } from '../services/service.ts';
export { servicesQuery } from '../services/services-queries.ts';
