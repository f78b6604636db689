import { buildService } from '../testing/build-service.ts';
import { catalogue } from './catalogue.ts';
import { advertisedService, chosenService, readServiceChoice } from './service-choice.ts';

const services = [
  buildService({ service_id: 5, name: 'Oil Change' }),
  buildService({ service_id: 9, name: 'BRAKE REPAIR & SERVICE ' }),
];

test('Every advertised service has a unique id that is not a number', () => {
  const ids = catalogue.map(({ id }) => id);
  expect(new Set(ids).size).toBe(8);
  for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
  expect(advertisedService('brakes')?.name).toBe('Brake Repair & Service');
});

test.each([
  ['5', 5],
  ['brakes', 9],
  ['7', undefined],
  ['oil-change', undefined],
  ['boats', undefined],
  [null, undefined],
])('The choice %p selects the service %p', (choice, id) => {
  expect(chosenService(choice, services)?.service_id).toBe(id);
});

test.each([
  ['5', '5'],
  ['brakes', 'brakes'],
  ['boats', null],
  ['-1', null],
  ['<script>', null],
  [null, null],
])('The choice %p is passed on as %p', (choice, passedOn) => {
  expect(readServiceChoice(choice)).toBe(passedOn);
});
