import { type Garage, neverAborted, openGarage, refusal } from '../testing/garage.ts';
import {
  closeDays,
  getGarageContact,
  getGarageSettings,
  getOpeningDays,
  listBays,
  reopenDay,
  saveBay,
  saveGarage,
  saveOpeningHours,
} from './garage-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
beforeEach(async () => {
  await garage.reset();
  await garage.enter('manager');
});
afterAll(() => garage.close());

const readSettings = async () => {
  const { data } = await getGarageSettings(garage.portal, neverAborted);
  if (!data) throw new Error('The settings cannot be read');
  return data;
};

test('the settings have the fields of their form, and are saved over what was read', async () => {
  const expected = await readSettings();
  const values = { ...expected, name: 'Pitlane Motors', phone: '+91 80456 70000' };
  expect((await saveGarage(garage.portal, { values, expected })).data).toMatchObject({
    phone: '+91 80456 70000',
  });
  const late = saveGarage(garage.portal, { values: { ...values, phone: '+91 90000 01234' }, expected });
  expect(await refusal(late)).toMatchObject({ kind: 'changed' });
  const { data } = await getGarageContact(garage.portal, neverAborted);
  expect(data).toMatchObject({ name: 'Pitlane Motors', phone: '+91 80456 70000' });
});

test('the hours of a day are changed', async () => {
  const { data } = await getOpeningDays(garage.portal, '2026-12-01', neverAborted);
  const expected = data?.week ?? [];
  const values = expected.map((day) => (day.weekday === 1 ? { ...day, opens: '08:00:00' } : day));
  const saved = await saveOpeningHours(garage.portal, { values, expected });
  expect(saved.data).toEqual(values);
});

const closedFrom = async (day: string) =>
  (await getOpeningDays(garage.portal, day, neverAborted)).data?.closed_days;

test('days are closed, listed from a day on, and opened again', async () => {
  const day = new Date(Date.now() + 90 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const closed = await closeDays(garage.portal, { firstDay: day, lastDay: day, reason: 'Wedding' });
  expect(closed.data).toEqual({ days: 1, open_requests: 0 });
  expect(await closedFrom(day)).toEqual([{ day, reason: 'Wedding' }]);
  expect(await closedFrom('2999-01-01')).toEqual([]);
  expect((await reopenDay(garage.portal, day)).data).toBe(true);
  expect(await closedFrom(day)).toEqual([]);
});

test('a bay is added and taken out of use', async () => {
  const { data: bay } = await saveBay(garage.portal, { name: 'Pit' });
  const changed = await saveBay(garage.portal, { name: 'Pit', active: false, expected: bay ?? undefined });
  expect(changed.data).toMatchObject({ name: 'Pit', active: false });
  const { data: bays } = await listBays(garage.portal, neverAborted);
  expect(bays?.map(({ name }) => name)).toEqual(['Lift 1', 'Lift 2', 'Pit']);
});
