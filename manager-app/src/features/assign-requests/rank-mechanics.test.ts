import type { AssignableMechanic } from '@pitlane/shared-data/mechanics';
import { buildAssignableMechanic } from '../../testing/build-mechanic.ts';
import { isSpecialist, rankMechanics } from './rank-mechanics.ts';

const battery = { service_name: 'Battery Service', service_category: 'electrical' };

const namesOf = (mechanics: readonly AssignableMechanic[]) =>
  rankMechanics(mechanics, battery).map(({ name }) => name);

test('Specialists of the category come before others, however busy they are', () => {
  const busySpecialist = buildAssignableMechanic({
    name: 'Busy',
    specialization: 'Electrical Systems',
    open_jobs: 9,
  });
  expect(namesOf([buildAssignableMechanic({ name: 'Idle', open_jobs: 0 }), busySpecialist])).toEqual([
    'Busy',
    'Idle',
  ]);
});

test('Equally suited mechanics are ranked by open jobs, then experience, then name', () => {
  expect(
    namesOf([
      buildAssignableMechanic({ name: 'Zoya' }),
      buildAssignableMechanic({ name: 'Arun' }),
      buildAssignableMechanic({ name: 'Senior', experience_years: 12 }),
      buildAssignableMechanic({ name: 'Idle', open_jobs: 0 }),
    ]),
  ).toEqual(['Idle', 'Senior', 'Arun', 'Zoya']);
});

test('An offline mechanic comes after all who are available', () => {
  const off = buildAssignableMechanic({
    name: 'Off',
    available: false,
    specialization: 'electrical',
    open_jobs: 0,
  });
  expect(namesOf([off, buildAssignableMechanic({ name: 'Working', open_jobs: 5 })])).toEqual([
    'Working',
    'Off',
  ]);
});

test('Ranking leaves the given list unchanged', () => {
  const mechanics = [buildAssignableMechanic({ name: 'B' }), buildAssignableMechanic({ name: 'A' })];
  rankMechanics(mechanics, battery);
  expect(mechanics.map(({ name }) => name)).toEqual(['B', 'A']);
});

const brakes = { service_name: 'Brake Repair & Service', service_category: 'repair' };
const cooling = { service_name: 'Air Conditioning Service', service_category: 'comfort' };

test.each([
  ['is the category', { specialization: 'Electrical Systems' }, battery, true],
  ['is the category in the plural', { specialization: 'ELECTRICALS' }, battery, true],
  ['is one of several', { specializations: ['Engine', 'Electrical'] }, battery, true],
  ['is in the name of the service', { specializations: ['Brakes'] }, brakes, true],
  ['has all its words in the name of the service', { specialization: 'Air conditioning' }, cooling, true],
  ['has only one word in common', { specialization: 'Air brakes' }, brakes, false],
  ['has nothing in common', { specialization: 'Engine', specializations: ['Suspension'] }, battery, false],
  [
    'has all its words in a service without a category',
    { specialization: 'Brakes' },
    { ...brakes, service_category: null },
    true,
  ],
  [
    'is a category that the service lacks',
    { specialization: 'Repair' },
    { ...battery, service_category: null },
    false,
  ],
  ['is empty', { specialization: '', specializations: [] }, battery, false],
])('The specialist check of a specialization that %s', (_, skills, service, expected) => {
  expect(isSpecialist(buildAssignableMechanic({ name: 'Someone', ...skills }), service)).toBe(expected);
});
