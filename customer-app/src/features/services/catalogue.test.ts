import { buildService } from '../../testing/build-service.ts';
import { servicesOf, toCatalogueFilter } from './catalogue-filter.ts';

const services = [
  buildService(),
  buildService({ service_id: 6, category: 'repair' }),
  buildService({ service_id: 7, category: 'major' }),
];

test('Each filter shows the services of its category, and All Services every one', () => {
  expect(servicesOf('repair', services).map(({ service_id }) => service_id)).toEqual([6]);
  expect(servicesOf('electrical', services)).toEqual([]);
  expect(servicesOf('all', services)).toEqual(services);
});

test('An unknown category in the URL shows all services', () => {
  expect(toCatalogueFilter('repair')).toBe('repair');
  expect(toCatalogueFilter('boats')).toBe('all');
  expect(toCatalogueFilter(null)).toBe('all');
});
