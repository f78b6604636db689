import type { SupabaseClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { bookableDay } from '../../../local-backend/testing/bookable-day.ts';
import { readSchema } from '../../../scripts/types/read-schema.ts';
import { registrationSchema } from '../../../src/accounts/registration-schema.ts';
import { searchKey } from '../../../src/foundation/formats/search-key.ts';
import * as z from '../../../src/foundation/schema/schema.ts';
import { hiringSchema } from '../../../src/hours/mechanics/hiring-schema.ts';
import { arbitraryText } from '../../../src/testing/fuzz/arbitrary-input.ts';
import { fuelTypes } from '../../../src/vehicles/fuel-type.ts';
import { vehicleSchema } from '../../../src/vehicles/vehicle-schema.ts';
import { functions } from '../access/access-matrix.ts';
import { connect, openWorkshop, requests, services, vehicles, type Workshop } from '../support/workshop.ts';
import { isUnstorable, storedForm } from './any-input.ts';

const numRuns = Number(process.env.PITLANE_INPUT_RUNS ?? 60);
const runs = { numRuns, seed: Number(process.env.PITLANE_INPUT_SEED ?? 20_261_121) };

let workshop: Workshop;
let customer: SupabaseClient;
const print = console.error;
beforeAll(async () => {
  console.error = () => {};
  workshop = await openWorkshop();
  customer = await workshop.as('customer');
  await workshop.backend.exec('update private.garage set registrations_per_hour = 1000000 where true');
});
afterAll(async () => {
  await workshop.close();
  console.error = print;
});

const trimmed = (text: string) => text.replace(/^ +| +$/g, '');
const length = (text: string) => [...text].length;

test('the database accepts every vehicle that the form accepts', async () => {
  const form = fc.record({
    registration_number: arbitraryText,
    brand: arbitraryText,
    model: arbitraryText,
    year: fc.oneof(fc.integer({ min: 1890, max: 2040 }), fc.double(), fc.constantFrom('2020', '', 'x')),
    color: fc.option(arbitraryText),
    fuel_type: fc.constantFrom(...fuelTypes),
    km_driven: fc.option(fc.oneof(fc.integer(), fc.double())),
    vin: fc.option(arbitraryText),
    engine_number: fc.option(arbitraryText),
    chassis_number: fc.option(arbitraryText),
    last_oil_change: fc.constantFrom(null, '', '2020-02-29', '1900-01-01'),
  });
  const schema = vehicleSchema(new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Kolkata' }).format());
  let taken = 0;
  // Most random forms are invalid for the schema and are not sent.
  const good = fc.record({
    ...Object.fromEntries(
      ['registration_number', 'brand', 'model'].map((name) => [
        name,
        fc.string({ unit: 'grapheme', maxLength: 40 }),
      ]),
    ),
  });
  await fc.assert(
    fc.asyncProperty(form, good, fc.boolean(), async (any, texts, isGood) => {
      const { success, data } = z.safeParse(
        schema,
        isGood ? { ...any, ...texts, year: 2020, km_driven: 7 } : any,
      );
      if (!success) return;
      const sent = { ...data, customer_id: workshop.idOf('customer') };
      const { data: row, error } = await customer.from('vehicles').insert(sent).select().single();
      if (Object.values(data).some(isUnstorable)) {
        expect(error?.code).toMatch(/^22|^PT4/);
        return;
      }
      if (error?.code === 'PT409') return;
      expect([sent, error]).toEqual([sent, null]);
      for (const name of ['brand', 'model', 'color', 'vin', 'year', 'km_driven'] as const) {
        const given = data[name];
        expect([name, row[name]]).toEqual([name, typeof given === 'string' ? storedForm(given) : given]);
      }
      await customer.from('vehicles').delete().eq('vehicle_id', row.vehicle_id);
      taken++;
    }),
    { ...runs, numRuns: numRuns * 3 },
  );
  expect(taken).toBeGreaterThan(numRuns / 6);
});

test('every registration that the form accepts creates a login, unless the email is in use', async () => {
  const form = fc.record({
    name: arbitraryText,
    email: fc.oneof(fc.emailAddress(), arbitraryText),
    phone: fc.oneof(
      fc.integer({ min: 0, max: 99_999 }).map((number) => `98450 ${String(number).padStart(5, '0')}`),
      fc.string({ unit: fc.constantFrom('1', '+', ' ', '9') }),
      arbitraryText,
    ),
    password: fc.string({ unit: 'grapheme', minLength: 3, maxLength: 13 }),
  });
  await fc.assert(
    fc.asyncProperty(form, async (typed) => {
      const visitor = connect(workshop.backend);
      const { success, data } = z.safeParse(registrationSchema, {
        ...typed,
        confirmPassword: typed.password,
      });
      const { name, email, phone, password } = success ? data : typed;
      const { data: account, error } = await visitor.rpc('register_customer', {
        name,
        email,
        phone,
        password,
      });
      if (error)
        expect([typed, error.code]).toEqual([typed, expect.stringMatching(success ? /^PT409/ : /^PT4|^22/)]);
      if (error || !success) return;
      expect(account).toMatchObject({ name: storedForm(name), email: email.toLowerCase(), role: 'customer' });
      expect((await visitor.auth.signInWithPassword({ email: account.email, password })).error).toBeNull();
    }),
    { ...runs, numRuns: Math.ceil(numRuns / 2) },
  );
});

test('the database accepts every hiring that the form accepts', async () => {
  const manager = await workshop.as('manager');
  const good = {
    name: 'Nina',
    email: 'nina@example.test',
    phone: '+91 90000 00900',
    password: 'four',
    employeeId: 'M-9',
  };
  const change = fc.oneof(
    fc.record({ name: arbitraryText }),
    fc.record({ phone: arbitraryText }),
    fc.record({ employeeId: arbitraryText }),
    fc.record({ specializations: arbitraryText }),
    fc.record({ experienceYears: fc.oneof(fc.double(), fc.integer({ min: -1, max: 81 })) }),
    fc.record({ hourlyRate: fc.oneof(fc.double(), fc.constantFrom(0.004, 0.01, 1_000_000, 1_000_000.01)) }),
  );
  let hired = 0;
  await fc.assert(
    fc.asyncProperty(change, async (odd) => {
      const email = `nina${hired}@example.test`;
      const phone = `98450 ${10_000 + hired}`;
      const employeeId = `M-9${hired}`;
      const typed = { ...good, specializations: 'Brakes', experienceYears: 4, hourlyRate: 350 };
      const { success, data } = z.safeParse(hiringSchema, { ...typed, email, phone, employeeId, ...odd });
      if (!success) return;
      const { data: mechanic, error } = await manager.rpc('hire_mechanic', {
        name: data.name,
        email: data.email,
        phone: data.phone,
        password: data.password,
        employee_id: data.employeeId,
        specializations: data.specializations,
        experience_years: data.experienceYears,
        hourly_rate: data.hourlyRate,
      });
      if (error?.code === 'PT409') return;
      expect([odd, error]).toEqual([odd, null]);
      expect(mechanic).toMatchObject({
        name: storedForm(data.name),
        specializations: data.specializations.map(storedForm),
        hourly_rate: Math.round(data.hourlyRate * 100) / 100,
      });
      hired++;
    }),
    { ...runs, numRuns: Math.ceil(numRuns / 2) },
  );
  expect(hired).toBeGreaterThan(0);
});

test('notes of up to 5,000 characters are stored unchanged, and longer ones are refused', async () => {
  // A customer has a limit, and so has a day, which a manager may pass.
  const manager = await workshop.as('manager');
  await fc.assert(
    fc.asyncProperty(arbitraryText, async (notes) => {
      const { data, error } = await manager.rpc('book_for', {
        customer_id: workshop.idOf('customer'),
        vehicle_id: vehicles.first,
        service_ids: [services.oilChange],
        scheduled_date: bookableDay,
        customer_notes: notes,
        overbook: true,
      });
      if (isUnstorable(notes)) {
        expect(error?.code).toMatch(/^22/);
      } else if (length(trimmed(notes)) > 5000) {
        expect(error).toMatchObject({ code: 'PT400', hint: 'customer_notes' });
      } else {
        expect(error).toBeNull();
        const { data: row } = await customer
          .from('service_requests')
          .select('customer_notes')
          .eq('request_id', data.request_id)
          .single();
        expect(row?.customer_notes).toBe(trimmed(notes) ? storedForm(trimmed(notes)) : null);
      }
    }),
    runs,
  );
});

const anyPhone = fc.oneof(fc.constantFrom('98450 54321', '0 98450-54321', '+44 20 7946 0000'), arbitraryText);

test('a name, phone and address are stored or refused with a message, and change no other customer', async () => {
  const before = await workshop.backend.exec("select * from public.customers where name = 'Bela'");
  await fc.assert(
    fc.asyncProperty(arbitraryText, anyPhone, fc.option(arbitraryText), async (name, phone, address) => {
      const { data, error } = await customer.rpc('update_profile', { name, phone, address });
      if (error) expect(error.code).toMatch(/^PT4|^22/);
      else
        expect(data).toMatchObject({ name: storedForm(trimmed(name)), phone: expect.stringMatching(/^\+/) });
    }),
    runs,
  );
  expect(await workshop.backend.exec("select * from public.customers where name = 'Bela'")).toEqual(before);
});

test('a search finds exactly the rows that contain the text', async () => {
  const mechanic = await workshop.as('mechanic');
  const all = ['Oil Filter F-1 Filters', 'Brake Pad B-1 Brakes', '100% Pure_Oil O-1 Fluids'];
  const words = fc.oneof(arbitraryText, fc.constantFrom('oil', ' OIL ', '%', '_', 'e_O', 'pad', 'F-1', '-1'));
  await fc.assert(
    fc.asyncProperty(words, async (search) => {
      const { data, error } = await mechanic.rpc('list_parts', { search });
      if (isUnstorable(search)) return expect(error?.code).toMatch(/^22/);
      expect(error).toBeNull();
      const sought = searchKey(search);
      const found = all.filter((part) => searchKey(part).includes(sought));
      expect([search, data.total]).toEqual([search, found.length]);
    }),
    runs,
  );
});

test('an invalid quantity or amount changes nothing', async () => {
  const manager = await workshop.as('manager');
  const number = fc.oneof(fc.double(), fc.integer(), fc.maxSafeInteger(), fc.jsonValue(), arbitraryText);
  await fc.assert(
    fc.asyncProperty(number, async (value) => {
      const state = () =>
        workshop.backend.exec(
          'select current_stock, hourly_rate from public.parts, public.mechanics order by 1, 2',
        );
      const before = await state();
      const stock = await manager.rpc('update_stock', { part_id: 1, quantity: value, mode: 'add' });
      const rate = await manager.rpc('set_hourly_rate', {
        mechanic_id: workshop.idOf('mechanic'),
        hourly_rate: value,
      });
      for (const { error, status } of [stock, rate]) {
        expect(status).toBeLessThan(500);
        if (error) expect(error.code).toMatch(/^PT4|^22|^PGRST|^42883/);
      }
      if (stock.error && rate.error) expect(await state()).toEqual(before);
      if (!stock.error) expect(Number.isInteger(stock.data.current_stock)).toBe(true);
      if (!rate.error) expect(rate.data.hourly_rate).toBeGreaterThan(0);
    }),
    runs,
  );
});

test('no function fails with a server error for any input', async () => {
  const { functions: callables } = await readSchema(workshop.backend.exec);
  const safe = callables.filter(({ name, parameters }) => parameters.length > 0 && functions[name]);
  const people = ['customer', 'mechanic', 'manager', 'roleless'] as const;
  const aCall = fc.tuple(fc.constantFrom(...safe), fc.constantFrom(...people)).chain(([callable, person]) =>
    fc.record({
      name: fc.constant(callable.name),
      person: fc.constant(person),
      parameters: fc.record(
        Object.fromEntries(
          callable.parameters.map(({ name }) => [name, fc.oneof(fc.jsonValue(), arbitraryText)]),
        ),
      ),
    }),
  );
  await fc.assert(
    fc.asyncProperty(aCall, async ({ name, person, parameters }) => {
      const { status, error } = await (await workshop.as(person)).rpc(name, parameters);
      expect([name, parameters, error, status < 500]).toEqual([name, parameters, error, true]);
    }),
    { ...runs, numRuns: numRuns * 5 },
  );
  expect(requests.pending).toBe(1);
});
