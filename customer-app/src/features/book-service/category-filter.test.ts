import { buildService } from '../../testing/build-service.ts';
import { categoryOptions, shownCategory } from './category-filter.ts';

const services = [
  buildService({ service_id: 5, name: 'Oil Change', category: 'maintenance' }),
  buildService({ service_id: 9, name: 'Brake Repair & Service', category: 'repair' }),
];

test('Only categories that have services are offered', () => {
  expect(categoryOptions(services).map(({ label }) => label)).toEqual([
    'All Services',
    'Maintenance',
    'Repair',
  ]);
});

test.each([
  ['nothing is chosen', null, null, 'all'],
  ['the URL has one', 'repair', null, 'repair'],
  ['the URL has one without services', 'major', null, 'all'],
  ['the URL has an unknown one', 'boats', null, 'all'],
  ['a service was chosen by id', null, '5', 'all'],
  ['an advertised service is offered', null, 'brakes', 'all'],
  ['an advertised service has another name', null, 'oil-change', 'maintenance'],
  ['no service has the category of an advertised one', null, 'battery', 'all'],
  ['the customer has chosen All Services since', 'all', 'oil-change', 'all'],
])('The shown category when %s', (_, category, service, shown) => {
  expect(shownCategory({ category, service }, services)).toBe(shown);
});
