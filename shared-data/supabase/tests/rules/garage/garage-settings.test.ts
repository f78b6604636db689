import { bookableDay } from '../../../../local-backend/testing/bookable-day.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const manager = () => workshop.as('manager');
const garage = {
  name: 'Pitlane Motors',
  address: '21 Residency Road',
  phone: '+91 80456 71200',
  email: 'desk@example.test',
  state_code: '27',
  tax_number: '27AAPFU0939F1ZV',
  upi_id: 'pitlane@okbank',
  bank_account: '50100234567891',
  ifsc: 'HDFC0001234',
  cost_tolerance: 12.5,
  change_cutoff_hour: 18,
  mechanics_send_estimates: false,
  diagnosis_fee: null,
  discount_limit: 10,
  labour_rate: null,
  diagnosis_service_id: null,
};

describe('the garage', () => {
  test('is saved tidied, and visitors read how to reach it @long', async () => {
    const saved = await call(await manager(), 'save_garage', {
      settings: {
        ...garage,
        name: ' Pitlane Motors ',
        tax_number: '27 aapfu0939f1zv',
        email: 'Desk@example.TEST',
      },
    });
    expect(saved).toEqual(garage);
    expect(await call(await manager(), 'garage_settings')).toEqual(garage);
    const { name, address, phone, email } = garage;
    expect(await call(await workshop.as('visitor'), 'garage_contact')).toEqual({
      name,
      address,
      phone,
      email,
    });
  });

  test('a fee and a service for complaints in words are saved, and booked by customers', async () => {
    const settings = { ...garage, diagnosis_fee: 500, diagnosis_service_id: services.oilChange };
    expect(await call(await manager(), 'save_garage', { settings })).toMatchObject({
      diagnosis_fee: 500,
      diagnosis_service_id: services.oilChange,
    });
    const marked = await workshop
      .as('visitor')
      .then((visitor) => visitor.from('services').select('service_id').eq('is_diagnosis', true));
    expect(marked.data).toEqual([{ service_id: services.oilChange }]);
  });

  test('an empty text is none', async () => {
    const empty = {
      state_code: '',
      tax_number: ' ',
      upi_id: '',
      bank_account: '',
      ifsc: '',
      phone: '',
      email: '',
    };
    expect(await call(await manager(), 'save_garage', { settings: { ...garage, ...empty } })).toMatchObject({
      state_code: null,
      tax_number: null,
      upi_id: null,
      bank_account: null,
      ifsc: null,
    });
  });

  test.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ phone: 'call us' }, 'phone', 'Please enter a valid phone number'],
    [{ email: 'desk@' }, 'email', 'Please enter a valid email address'],
    [{ address: 'a'.repeat(501) }, 'address', 'Address must be no more than 500 characters long'],
    [{ state_code: '39' }, 'state_code', 'Please select a state'],
    [{ tax_number: '27AAPFU0939F1ZW' }, 'tax_number', 'Please enter a valid GSTIN, such as 29AAGCB7383J1Z4'],
    [{ tax_number: '27AAPFU0939F1' }, 'tax_number', 'Please enter a valid GSTIN, such as 29AAGCB7383J1Z4'],
    [{ state_code: '29' }, 'tax_number', 'The GSTIN must begin with the code of the state'],
    [{ state_code: null }, 'tax_number', 'The GSTIN must begin with the code of the state'],
    [{ upi_id: 'pitlane' }, 'upi_id', 'Please enter a valid UPI ID, such as garage@bank'],
    [{ bank_account: '1234' }, 'bank_account', 'An account number has 9 to 18 digits'],
    [{ ifsc: 'HDFC1001234' }, 'ifsc', 'Please enter a valid IFSC, such as HDFC0001234'],
    [{ ifsc: '' }, 'ifsc', 'An account number needs its IFSC'],
    [{ bank_account: '' }, 'bank_account', 'An IFSC needs its account number'],
    [{ cost_tolerance: 101 }, 'cost_tolerance', 'Please enter a tolerance from 0 to 100 %'],
    [{ discount_limit: 101 }, 'discount_limit', 'Please enter a valid limit'],
    [{ cost_tolerance: null }, 'cost_tolerance', 'Please enter a tolerance from 0 to 100 %'],
    [{ change_cutoff_hour: 24 }, 'change_cutoff_hour', 'Please enter an hour from 0 to 23'],
    [{ change_cutoff_hour: null }, 'change_cutoff_hour', 'Please enter an hour from 0 to 23'],
  ])('%j is refused at %s: %s', async (change, hint, message) => {
    const refusal = await refuse(await manager(), 'save_garage', { settings: { ...garage, ...change } });
    expect(refusal).toEqual({ code: 'PT400', hint, message });
  });

  test('values that changed since they were read are not overwritten', async () => {
    const read = await call(await manager(), 'save_garage', { settings: garage });
    await call(await manager(), 'save_garage', {
      settings: { ...garage, phone: '+91 90000 00999' },
      expected: read,
    });
    const late = { settings: { ...garage, name: 'Pit Stop' }, expected: read };
    expect(await refuse(await manager(), 'save_garage', late)).toMatchObject({
      code: 'PT412',
      message: 'The garage was changed by someone else',
      details: expect.stringContaining('999'),
    });
    // A retry of a change that was saved is no conflict.
    const again = { settings: { ...garage, phone: '+91 90000 00999' }, expected: read };
    expect(await call(await manager(), 'save_garage', again)).toMatchObject({ phone: '+91 90000 00999' });
  });
});

interface Day {
  weekday: number;
  opens: string | null;
  closes: string | null;
  break_from: string | null;
  break_to: string | null;
}

describe('opening hours', () => {
  const week = async () => {
    const { data } = await (await workshop.as('visitor')).from('opening_hours').select().order('weekday');
    return data as Day[];
  };
  const changed = async (weekday: number, change: Partial<Day>) =>
    (await week()).map((day) => (day.weekday === weekday ? { ...day, ...change } : day));

  test('are saved for the whole week, with a break', async () => {
    const expected = await week();
    const wanted = await changed(3, { opens: '08:30:00', break_from: '13:00:00', break_to: '13:45:00' });
    expect(await call(await manager(), 'save_opening_hours', { week: wanted, expected })).toEqual(wanted);
    expect(await week()).toEqual(wanted);
  });

  test('a booking is stored at the time at which the garage opens that day', async () => {
    const expected = await week();
    const early = expected.map((day) => ({ ...day, opens: '07:15:00', closes: '20:00:00' }));
    await call(await manager(), 'save_opening_hours', { week: early, expected });
    const day = bookableDay;
    const [row] = await workshop.backend.exec('select private.opening_time($1::date)::text as opens', [day]);
    expect(row).toEqual({ opens: '07:15:00' });
  });

  test.each<[Partial<Day>, string, string]>([
    [{ opens: '19:00:00' }, 'closes 3', 'Wednesday must open before it closes'],
    [{ opens: null }, 'closes 3', 'Wednesday must open before it closes'],
    [{ break_from: '13:00:00' }, 'break 3', 'The break on Wednesday must be within its opening hours'],
    [
      { break_from: '08:00:00', break_to: '10:00:00' },
      'break 3',
      'The break on Wednesday must be within its opening hours',
    ],
    [
      { opens: null, closes: null, break_from: '13:00:00', break_to: '14:00:00' },
      'break 3',
      'The break on Wednesday must be within its opening hours',
    ],
  ])('%j is refused at %s: %s', async (change, hint, message) => {
    const parameters = { week: await changed(3, change), expected: await week() };
    expect(await refuse(await manager(), 'save_opening_hours', parameters)).toEqual({
      code: 'PT400',
      hint,
      message,
    });
  });

  test('each weekday must be given once', async () => {
    const expected = await week();
    const parameters = { week: expected.slice(1), expected };
    expect(await refuse(await manager(), 'save_opening_hours', parameters)).toMatchObject({ code: 'PT400' });
  });

  test('hours that changed since they were read are not overwritten', async () => {
    const expected = await week();
    const first = await changed(1, { opens: '10:00:00' });
    await call(await manager(), 'save_opening_hours', { week: first, expected });
    const late = {
      week: expected.map((day) => ({ ...day, closes: '21:00:00', opens: '09:00:00' })),
      expected,
    };
    expect(await refuse(await manager(), 'save_opening_hours', late)).toMatchObject({ code: 'PT412' });
    expect(await week()).toEqual(first);
  });
});

describe('closed days', () => {
  const close = async (parameters: Record<string, unknown> = {}) => ({
    first_day: bookableDay,
    last_day: bookableDay,
    reason: 'Stock-taking',
    ...parameters,
  });

  test('are closed together and reopened one by one, and the requests booked on them are counted', async () => {
    await call(await workshop.as('customer'), 'book_service', {
      vehicle_id: vehicles.first,
      service_ids: [services.oilChange],
      scheduled_date: bookableDay,
    });
    const last = new Date(Date.parse(bookableDay) + 2 * 24 * 3600 * 1000).toISOString().slice(0, 10);
    const parameters = await close({ last_day: last });
    expect(await call(await manager(), 'close_days', parameters)).toEqual({ days: 3, open_requests: 1 });
    expect(await call(await manager(), 'close_days', parameters)).toEqual({ days: 0, open_requests: 1 });
    expect(await call(await manager(), 'reopen_day', { day: last })).toBe(true);
    expect(await call(await manager(), 'reopen_day', { day: last })).toBe(false);
    const { data } = await (await workshop.as('visitor'))
      .from('closed_days')
      .select()
      .eq('reason', 'Stock-taking');
    expect(data).toHaveLength(2);
  });

  test.each([
    [{ first_day: '2020-01-01' }, 'first_day', 'Please select a day from today on'],
    [{ first_day: 'infinity', last_day: 'infinity' }, 'first_day', 'Please select a day from today on'],
    [
      { first_day: '2999-01-01', last_day: '2999-01-01' },
      'first_day',
      'Please select a day within the next three years',
    ],
    [{ last_day: '2020-01-01' }, 'last_day', 'The last day must be within 60 days of the first'],
    [{ last_day: 'infinity' }, 'last_day', 'The last day must be within 60 days of the first'],
    [{ reason: ' ' }, 'reason', 'Reason is required'],
  ])('%j is refused at %s: %s', async (change, hint, message) => {
    expect(await refuse(await manager(), 'close_days', await close(change))).toEqual({
      code: 'PT400',
      hint,
      message,
    });
  });
});

describe('bays', () => {
  test('are added, renamed and taken out of use', async () => {
    const added = await call(await manager(), 'save_bay', { bay_id: null, name: ' Pit ' });
    expect(added).toMatchObject({ name: 'Pit', active: true });
    const parameters = { bay_id: added.bay_id, name: 'Pit 1', active: false, expected: added };
    expect(await call(await manager(), 'save_bay', parameters)).toMatchObject({
      name: 'Pit 1',
      active: false,
    });
    const late = { ...parameters, name: 'Pit 2' };
    expect(await refuse(await manager(), 'save_bay', late)).toMatchObject({ code: 'PT412' });
  });

  test.each([
    [{ name: '' }, 'PT400', 'Name is required'],
    [{ name: 'Lift 2' }, 'PT409', 'A bay with this name already exists'],
  ])('%j is refused with %s %s', async (change, code, message) => {
    const refusal = await refuse(await manager(), 'save_bay', { bay_id: null, ...change });
    expect(refusal).toEqual({ code, message, hint: 'name' });
  });
});

test('each change of a setting is in the audit trail', async () => {
  const client = await manager();
  await call(client, 'save_garage', { settings: { ...garage, name: 'Trail Motors' } });
  const { data: expected } = await client.from('opening_hours').select().order('weekday');
  const week = (expected ?? []).map((day) => (day.weekday === 1 ? { ...day, closes: '17:00:00' } : day));
  await call(client, 'save_opening_hours', { week, expected });
  await call(client, 'close_days', { first_day: bookableDay, last_day: bookableDay, reason: 'Stock-taking' });
  await call(client, 'reopen_day', { day: bookableDay });
  await call(client, 'save_bay', { bay_id: 1, name: 'Pit' });
  const { rows } = await call<{ rows: Record<string, string>[] }>(client, 'list_changes', { page_size: 5 });
  expect(rows.map(({ actor_name, action, subject }) => `${actor_name} ${action} ${subject}`)).toEqual([
    'Meera changed bay',
    'Meera removed closed_day',
    'Meera added closed_day',
    'Meera changed opening_hours',
    'Meera changed garage',
  ]);
});
