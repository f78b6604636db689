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
  ['the address names one', 'repair', null, 'repair'],
  ['the address names one without services', 'major', null, 'all'],
  ['the address names none that exists', 'boats', null, 'all'],
  ['a service was chosen by number', null, '5', 'all'],
  ['an advertised service is offered', null, 'brakes', 'all'],
  ['an advertised service has another name here', null, 'oil-change', 'maintenance'],
  ['an advertised service has no like here', null, 'battery', 'all'],
  ['the person has looked elsewhere since', 'all', 'oil-change', 'all'],
])('When %s', (_, category, service, shown) => {
  expect(shownCategory({ category, service }, services)).toBe(shown);
});
