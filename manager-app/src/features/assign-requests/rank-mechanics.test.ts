import type { AssignableMechanic } from '@pitlane/shared-data/mechanics';
import { buildMechanic } from '../../testing/build-assignments.ts';
import { isSpecialist, rankMechanics } from './rank-mechanics.ts';

const battery = { service_name: 'Battery Service', service_category: 'electrical' };

const namesOf = (mechanics: readonly AssignableMechanic[]) =>
  rankMechanics(mechanics, battery).map(({ name }) => name);

test('specialists of the category come before others, however busy they are', () => {
  const busySpecialist = buildMechanic('Busy', { specialization: 'Electrical Systems', open_jobs: 9 });
  expect(namesOf([buildMechanic('Idle', { open_jobs: 0 }), busySpecialist])).toEqual(['Busy', 'Idle']);
});

test('among equals the least busy comes first, then the most experienced, then by name', () => {
  expect(
    namesOf([
      buildMechanic('Zoya'),
      buildMechanic('Arun'),
      buildMechanic('Senior', { experience_years: 12 }),
      buildMechanic('Idle', { open_jobs: 0 }),
    ]),
  ).toEqual(['Idle', 'Senior', 'Arun', 'Zoya']);
});

test('a mechanic who is off comes after everyone at work', () => {
  const off = buildMechanic('Off', { available: false, specialization: 'electrical', open_jobs: 0 });
  expect(namesOf([off, buildMechanic('Working', { open_jobs: 5 })])).toEqual(['Working', 'Off']);
});

test('the given list keeps its order', () => {
  const mechanics = [buildMechanic('B'), buildMechanic('A')];
  rankMechanics(mechanics, battery);
  expect(mechanics.map(({ name }) => name)).toEqual(['B', 'A']);
});

const brakes = { service_name: 'Brake Repair & Service', service_category: 'repair' };
const cooling = { service_name: 'Air Conditioning Service', service_category: 'comfort' };

test.each([
  ['names the category', { specialization: 'Electrical Systems' }, battery, true],
  ['names the category in the plural', { specialization: 'ELECTRICALS' }, battery, true],
  ['is one of several', { specializations: ['Engine', 'Electrical'] }, battery, true],
  ['stands in the name of the service', { specializations: ['Brakes'] }, brakes, true],
  ['has all its words in the name of the service', { specialization: 'Air conditioning' }, cooling, true],
  ['has only one word in common', { specialization: 'Air brakes' }, brakes, false],
  ['is another', { specialization: 'Engine', specializations: ['Suspension'] }, battery, false],
  ['is empty', { specialization: '', specializations: [] }, battery, false],
])('a specialization that %s: specialist or not', (_, skills, service, expected) => {
  expect(isSpecialist(buildMechanic('Someone', skills), service)).toBe(expected);
});
