import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

type Role = Parameters<Workshop['as']>[0];
interface Service {
  kilometres: number | null;
  work: string[];
  amount: number | null;
  inspections: object[];
}
interface Book {
  services: Service[];
  years: { year: number; services: number; amount: number }[];
  link: object | null;
}

const car = { vehicle_id: vehicles.first };
const exec = (sql: string) => workshop.backend.exec(sql);
const by = async <Result = Book>(role: Role, name: string, parameters: object = car) =>
  call<Result>(await workshop.as(role), name, parameters as Record<string, unknown>);
const refused = async (role: Role, name: string, parameters: object = car) =>
  refuse(await workshop.as(role), name, parameters as Record<string, unknown>);
const link = (with_prices = false) =>
  by<{ token: string; expires_at: string }>('customer', 'create_book_link', { ...car, with_prices });
const openBook = (token: string) => by('visitor', 'open_book', { token });
const invalid = {
  code: 'PT404',
  message: 'This link is not valid any more. Please ask the garage for a new one.',
};

describe('the book', () => {
  test('has the completed services, newest first, with kilometres and the results of inspections @long', async () => {
    await exec(`
      update public.service_requests set arrived_at = completion_date, checked_in_by = 'Meera',
        arrival_kilometres = 41000, arrival_fuel = 'half' where request_id in (4, 5);
      insert into public.odometer_readings (vehicle_id, kilometres, source, read_at)
        select 1, 42500, 'completion', completion_date from public.service_requests where request_id = 4;
      insert into private.inspections (request_id, template_id, template_name, started_by_name, finished_at, finished_by_name)
        values (4, 1, 'Tyres', 'Ravi', now(), 'Ravi');
      insert into private.inspection_items (inspection_id, position, section, name, kind, condition, note)
        select i.inspection_id, p.place, 'Front', p.name, 'condition', p.condition, 'Said so'
        from private.inspections i, (values (1, 'Left wall', 'fine'), (2, 'Right wall', 'fine'), (3, 'Spare', 'urgent'))
          as p (place, name, condition)`);
    const book = await by('customer', 'service_book');
    expect(book.services).toMatchObject([
      {
        request_id: 4,
        kilometres: 42500,
        work: ['Oil Change'],
        amount: 3999.5,
        is_own: true,
        inspections: [{ name: 'Tyres', fine: 2, watch: [], urgent: ['Spare'] }],
      },
      { request_id: 5, kilometres: 41000, work: ['Brake Repair'], amount: 12000 },
    ]);
    expect(JSON.stringify(book)).not.toContain('Said so');
  });

  test('has the amount of the invoice less its credit notes, and sums by calendar year of the garage', async () => {
    await exec(`
      update private.garage set name = 'Test Motors', address = '1 Long Road', state_code = '29' where true;
      update public.service_requests set completion_date = '2024-12-31T18:00:00Z' where request_id = 5;
      insert into public.service_requests (customer_id, vehicle_id, status, scheduled_date, estimated_cost, final_cost,
        completion_date, service_name, brand, model, registration_number)
      select customer_id, 1, 'completed', now(), 1, 800.25, '2024-12-31T19:00:00Z', 'Wash', 'Hyundai', 'Creta', 'KA 01 A 1'
      from public.vehicles where vehicle_id = 1;
      update public.service_requests set completion_date = '2025-01-01T06:00:00Z' where request_id = 4`);
    const invoice = await by<{ total: number }>('manager', 'issue_invoice', {
      request_id: requests.completed,
    });
    const { years } = await by('customer', 'service_book');
    // 18:30 UTC is midnight in the garage.
    expect(years).toEqual([
      { year: 2025, services: 2, amount: invoice.total + 800.25 },
      { year: 2024, services: 1, amount: 12000 },
    ]);
  });

  test('is the owner’s and the managers’', async () => {
    expect((await by('manager', 'service_book')).services).toHaveLength(2);
    expect(await refused('otherCustomer', 'service_book')).toMatchObject({ code: 'PT404' });
    expect(await refused('mechanic', 'service_book')).toMatchObject({ code: 'PT403' });
  });
});

describe('a link to it', () => {
  test('opens it without a login, without names and prices', async () => {
    await exec(`
      update public.customers set name = 'Zqx Name', phone = '+91 99110 00000', email = 'zqx@example.test',
        address = 'Zqx Street' where customer_id = '${workshop.idOf('customer')}';
      update public.vehicles set vin = 'ZQXVIN', engine_number = 'ZQXENGINE' where vehicle_id = 1;
      update public.service_requests set customer_notes = 'zqx', mechanic_notes = 'zqx', service_name = 'zqx' where true;
      update public.request_lines set description = 'zqx', decided_by_name = 'zqx', why_needed = 'zqx' where true`);
    const { token, expires_at } = await link();
    expect(token).toMatch(/^[\w-]{22}$/);
    const days = (new Date(expires_at).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    const book = await openBook(token);
    expect(book).toMatchObject({ with_prices: false, vehicle: { registration_number: 'KA 01 A 1' } });
    expect(book.services.map(({ work, amount }) => ({ work, amount }))).toEqual([
      { work: ['Oil Change'], amount: null },
      { work: ['Brake Repair'], amount: null },
    ]);
    expect(book.years).toEqual([]);
    const told = JSON.stringify(book);
    expect(told).not.toMatch(/zqx|99110 00000|Ravi|Meera|3999\.5|12000/i);
    expect(Object.keys(book.services[0] ?? {}).sort()).toEqual(
      ['amount', 'done_at', 'inspections', 'kilometres', 'parts', 'work'].sort(),
    );
  });

  test('shows what its owner paid only if they chose so, and never what an earlier owner paid', async () => {
    await exec(
      `update public.service_requests set customer_id = '${workshop.idOf('otherCustomer')}' where request_id = 5`,
    );
    const { token } = await link(true);
    const { services, years } = await openBook(token);
    expect(services.map(({ amount }) => amount)).toEqual([3999.5, null]);
    expect(years).toEqual([{ year: expect.any(Number), services: 1, amount: 3999.5 }]);
    expect(years).toEqual((await by('customer', 'service_book')).years);
  });

  test('ends when it is revoked, replaced, old or the car changes its owner @long', async () => {
    const first = await link();
    const second = await link(true);
    expect(await by('customer', 'service_book')).toMatchObject({ link: { with_prices: true } });
    expect(await refused('visitor', 'open_book', { token: first.token })).toMatchObject(invalid);
    expect(await by('customer', 'revoke_book_link')).toEqual({ revoked: true });
    expect(await by('customer', 'revoke_book_link')).toEqual({ revoked: false });
    expect(await refused('visitor', 'open_book', { token: second.token })).toMatchObject(invalid);
    expect(await by('customer', 'service_book')).toMatchObject({ link: null });

    const third = await link();
    await exec('update private.book_links set expires_at = now() where true');
    expect(await refused('visitor', 'open_book', { token: third.token })).toMatchObject(invalid);

    const fourth = await link();
    await exec(
      `update public.service_requests set vehicle_id = 2 where status not in ('completed', 'cancelled')`,
    );
    const { code } = await by<{ code: string }>('customer', 'pass_on_vehicle');
    await by('otherCustomer', 'take_vehicle', { code });
    expect(await refused('visitor', 'open_book', { token: fourth.token })).toMatchObject(invalid);
  });

  test('is the owner’s to make, and no token of another page @long', async () => {
    for (const name of ['create_book_link', 'revoke_book_link']) {
      expect(await refused('otherCustomer', name)).toMatchObject({ code: 'PT404' });
      expect(await refused('manager', name)).toMatchObject({ code: 'PT403' });
    }
    const { token } = await link();
    expect(await refused('visitor', 'open_link', { token })).toMatchObject(invalid);
    const [stored] = await exec('select to_jsonb(l)::text as row from private.book_links l');
    expect(stored?.row).not.toContain(token);
  });

  test('wrong tokens count as those of links to requests @long', async () => {
    for (let attempt = 0; attempt < 60; attempt += 1)
      expect(await refused('visitor', 'open_book', { token: 'x' })).toMatchObject(invalid);
    expect(await refused('visitor', 'open_link', { token: 'x' })).toMatchObject({ code: 'PT429' });
  });
});
