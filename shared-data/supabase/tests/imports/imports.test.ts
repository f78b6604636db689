import { bookableDay } from '../../../local-backend/testing/bookable-day.ts';
import { ledgerFaults } from '../../../local-backend/testing/ledger-faults.ts';
import { call, refuse } from '../support/rpc-calls.ts';
import { openWorkshop, services, type Workshop } from '../support/workshop.ts';
import { checkRows, importRows, type Kind, rowsOf, type StagedImport, stageRows } from './stage-rows.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const manager = () => workshop.as('manager');
const exec = (sql: string) => workshop.backend.exec(sql);
const gita = ['Gita Nair', '+91 98765 43210', '3 Lake Road'];
const gitasCar = ['MH 12 DE 1433', '9876543210', 'Maruti', 'Swift', '2020', 'VIN1', 'Petrol', '45,000 km'];
const undo = async ({ import_id }: { import_id: number }) =>
  call<StagedImport>(await manager(), 'undo_import', { import_id });
const refuseUndo = async ({ import_id }: { import_id: number }) =>
  refuse(await manager(), 'undo_import', { import_id });
const checked = async (kind: Kind, rows: string[][], options = {}) => {
  const client = await manager();
  const importId = await stageRows(client, kind, rows);
  const summary = await checkRows(client, kind, importId, options);
  return { importId, summary, rows: await rowsOf(client, importId) };
};

describe('the dry run', () => {
  test('says for each customer what it would do, and for an error which rule it breaks @long', async () => {
    const { rows, summary } = await checked('customers', [
      gita,
      ['Gita again', '098765-43210', ''],
      ['Asha', '090000-00100', 'Elsewhere'],
      ['', '90000 51234', ''],
      ['Ravi', '', ''],
      ['Sita', '9.87654E+09', ''],
      ['Mina', 'call me', ''],
      ['x'.repeat(81), '90000 51235', ''],
    ]);
    expect(rows).toEqual([
      { row_number: 2, outcome: 'add', field: null, reason: null },
      { row_number: 3, outcome: 'skip', field: 'phone', reason: 'Row 2 has the same phone number' },
      { row_number: 4, outcome: 'skip', field: 'phone', reason: 'Asha has this phone number' },
      { row_number: 5, outcome: 'error', field: 'name', reason: 'Name is missing' },
      { row_number: 6, outcome: 'error', field: 'phone', reason: 'Phone number is missing' },
      {
        row_number: 7,
        outcome: 'error',
        field: 'phone',
        reason:
          'The spreadsheet shortened this number to 9.87654E+09. Format its column as text there and save the file again, or type the number here.',
      },
      { row_number: 8, outcome: 'error', field: 'phone', reason: 'Please enter a valid phone number' },
      {
        row_number: 9,
        outcome: 'error',
        field: 'name',
        reason: 'Name must be no more than 80 characters long',
      },
    ]);
    expect(summary).toMatchObject({ added: 1, merged: 0, skipped: 2, failed: 5 });
  });

  test('finds cars by plate and VIN, and their owners by phone', async () => {
    await importRows(await manager(), 'customers', [gita]);
    await importRows(await manager(), 'vehicles', [gitasCar]);
    const car = (plate: string, phone: string, vin = '') => [
      plate,
      phone,
      'Tata',
      'Nexon',
      '2022',
      vin,
      '',
      '',
    ];
    const { rows } = await checked(
      'vehicles',
      [
        car('mh-12-de-1433', '9876543210'),
        car('MH 12 ZZ 1', '9876543210', 'vin1'),
        car('MH 12 ZZ 2', '9876543210', 'VIN2'),
        car('MH 12 ZZ 3', '9876543210', 'VIN2'),
        car('MH 12 ZZ 4', '98450 45678'),
        car('KA 01 A 1', '9876543210'),
        ['MH 12 ZZ 5', '9876543210', 'Tata', 'Nexon', '1800', '', '', ''],
        ['MH 12 ZZ 6', '9876543210', 'Tata', 'Nexon', '2022', '', 'water', ''],
        ['MH 12 ZZ 7', '9876543210', 'Tata', 'Nexon', '', '', '', ''],
      ],
      { duplicates: 'merge' },
    );
    expect(rows.map(({ outcome, field, reason }) => [outcome, field, reason])).toEqual([
      ['merge', 'registration_number', 'MH 12 DE 1433 is in Pitlane and is updated'],
      ['error', 'vin', expect.stringMatching(/^Is it MH 12 DE 1433, which has this VIN in Pitlane/)],
      ['add', null, null],
      ['error', 'vin', 'Row 4 has the same VIN. Correct it, or leave it empty.'],
      [
        'error',
        'owner_phone',
        'No customer has this phone number. Import the customers first, or correct the number.',
      ],
      [
        'error',
        'owner_phone',
        'KA 01 A 1 belongs to Asha in Pitlane. Correct the phone number, or leave this row out.',
      ],
      ['error', 'year', expect.stringMatching(/^Year must be between 1900 and/)],
      ['error', 'fuel_type', 'Fuel type must be petrol, diesel, electric, hybrid or cng'],
      // A year may be unknown.
      ['add', null, null],
    ]);
    expect((await checked('vehicles', [car('KA 01 B 1', '9876543210', 'VIN1')])).rows).toMatchObject([
      {
        outcome: 'error',
        field: 'vin',
        reason: 'The VIN is of MH 12 DE 1433 and the registration number of KA 01 B 1. Correct one of them.',
      },
    ]);
  });

  test('reads dates in three spellings, the day first unless chosen otherwise', async () => {
    const days = [
      '2024-03-09',
      '09/03/2024',
      '9 Mar 2024',
      '9-3-24',
      '09/03/2024 10:30',
      '31/02/2024',
      'soon',
      '2999-01-01',
    ];
    const services = days.map((day, place) => ['KA 01 A 1', day, `Work ${place}`, '₹ 1,250.50', '', '']);
    const { importId, rows } = await checked('services', services);
    const readDays = async () =>
      (await exec(`select entry ->> 'day' as day from private.import_rows order by row_number`)).map(
        ({ day }) => day,
      );
    expect(await readDays()).toEqual([...Array(5).fill('2024-03-09'), null, null, null]);
    expect(rows.slice(5).map(({ reason }) => reason)).toEqual([
      'Date is not a date. Write it as 2026-03-09, 09/03/2026 or 9 Mar 2026.',
      'Date is not a date. Write it as 2026-03-09, 09/03/2026 or 9 Mar 2026.',
      'Date must be between 1950 and today',
    ]);
    await checkRows(await manager(), 'services', importId, { date_order: 'month_first' });
    expect((await readDays()).slice(0, 4)).toEqual(['2024-03-09', '2024-09-03', '2024-03-09', '2024-09-03']);
  });

  test('is refused without a required column, and before the upload is complete @long', async () => {
    const client = await manager();
    const { import_id } = await call<StagedImport>(client, 'start_import', {
      kind: 'customers',
      file_name: 'a.csv',
      file_hash: 'a'.repeat(64),
      headings: ['Name', 'Phone'],
      row_count: 2,
    });
    await call(client, 'add_import_rows', { import_id, rows: [[2, 'Gita', '98765 43210']] });
    expect(await refuse(client, 'check_import', { import_id, mapping: { name: 0 } })).toEqual({
      code: 'PT400',
      hint: 'phone',
      message: 'Please choose the column of: Phone number',
    });
    expect(await refuse(client, 'check_import', { import_id, mapping: { name: 0, phone: 1 } })).toMatchObject(
      {
        code: 'PT409',
        message:
          'The file is not uploaded completely. Please choose it again; the upload goes on where it stopped.',
      },
    );
    // The upload goes on, and repeats rows that arrived.
    await call(client, 'add_import_rows', {
      import_id,
      rows: [
        [2, 'Gita', '98765 43210'],
        [3, 'Ravi', '98765 43211'],
      ],
    });
    expect(await checkRows(client, 'customers', import_id, { mapping: { name: 0, phone: 1 } })).toMatchObject(
      {
        received: 2,
        added: 2,
      },
    );
  });
});

describe('applying', () => {
  test('adds customers, cars, parts and past services like those of the front desk @long', async () => {
    const client = await manager();
    await importRows(client, 'customers', [gita]);
    await importRows(client, 'vehicles', [gitasCar]);
    await importRows(client, 'parts', [['W-1', 'Wiper', 'Body', '480,50', '7']]);
    await importRows(client, 'services', [
      ['MH12DE1433', '9 Mar 2024', 'oil change', '1,250.50', '40,000', 'Filter too'],
      ['MH12DE1433', '10 Mar 2024', 'Polish', '500', '', ''],
    ]);
    expect(
      await exec(`select c.name, c.phone, c.address, c.has_login, u.email, u.encrypted_password
        from public.customers c join auth.users u on u.id = c.customer_id where c.name = 'Gita Nair'`),
    ).toEqual([
      {
        name: 'Gita Nair',
        phone: '+91 98765 43210',
        address: '3 Lake Road',
        has_login: false,
        email: null,
        encrypted_password: null,
      },
    ]);
    expect(
      await exec(
        `select registration_number, fuel_type, km_driven, vin from public.vehicles where brand = 'Maruti'`,
      ),
    ).toEqual([
      { registration_number: 'MH 12 DE 1433', fuel_type: 'petrol', km_driven: 45_000, vin: 'VIN1' },
    ]);
    expect(
      await exec(
        `select part_name, price, current_stock, stock_unit from public.parts where part_code = 'W-1'`,
      ),
    ).toEqual([{ part_name: 'Wiper', price: 480.5, current_stock: 7, stock_unit: 'pcs' }]);
    expect(
      await exec(`select r.status, r.service_name, r.estimated_cost, r.final_cost, r.assigned_mechanic, r.is_paid,
          r.mechanic_notes, l.kind, l.service_id, l.amount, l.status as line_status, o.kilometres
        from public.service_requests r join public.request_lines l using (request_id)
        left join public.odometer_readings o on o.vehicle_id = r.vehicle_id and o.read_at = r.completion_date
        where r.brand = 'Maruti' order by r.completion_date`),
    ).toMatchObject([
      {
        status: 'completed',
        service_name: 'oil change',
        estimated_cost: 1250.5,
        final_cost: 1250.5,
        assigned_mechanic: null,
        is_paid: true,
        mechanic_notes: 'Filter too',
        kind: 'labour',
        service_id: services.oilChange,
        amount: 1250.5,
        line_status: 'approved',
        kilometres: 40_000,
      },
      { service_name: 'Polish', kind: 'other', service_id: null, kilometres: null },
    ]);
  });

  test('is all or nothing: a row with an error blocks it until it is corrected or left out @long', async () => {
    const client = await manager();
    const { importId } = await checked('customers', [gita, ['', '90000 51234', ''], ['Ravi', 'none', '']]);
    expect(await refuse(client, 'apply_import', { import_id: importId })).toMatchObject({
      code: 'PT409',
      message: '2 rows have errors. Correct what is wrong, or choose to leave it out.',
    });
    const mended = await call<StagedImport>(client, 'mend_import_row', {
      import_id: importId,
      row_number: 3,
      changes: { name: 'Sunil' },
    });
    expect(mended).toMatchObject({ added: 2, failed: 1 });
    await checkRows(client, 'customers', importId, { leaves_errors_out: true });
    expect(await call(client, 'apply_import', { import_id: importId })).toMatchObject({
      status: 'applied',
      applied_by_name: 'Meera',
      added: 2,
      failed: 1,
    });
    expect(await refuse(client, 'apply_import', { import_id: importId })).toMatchObject({
      code: 'PT409',
      message: 'Meera imported this file already. See it in the list of imports.',
    });
  });

  test('is refused when what it found has changed since the check @long', async () => {
    const client = await manager();
    const { importId } = await checked('customers', [gita]);
    await call(client, 'register_walk_in', { name: 'Gita', phone: '9876543210' });
    expect(await refuse(client, 'apply_import', { import_id: importId })).toMatchObject({
      code: 'PT409',
      message: expect.stringMatching(
        /^Customers, vehicles or parts have changed since the rows were checked/,
      ),
    });
    expect(await checkRows(client, 'customers', importId)).toMatchObject({ added: 0, skipped: 1 });
  });

  test('overwrites nobody whose phone number is another’s since the check', async () => {
    const client = await manager();
    await importRows(client, 'customers', [gita, ['Ravi Rao', '90000 51234', '5 Hill Road']]);
    const renamed = [['Gita Menon', '98765 43210', '3 Lake Road']];
    const { importId } = await checked('customers', renamed, { duplicates: 'merge' });
    await exec("update public.customers set phone = '+91 98765 00000' where name = 'Gita Nair'");
    await exec("update public.customers set phone = '+91 98765 43210' where name = 'Ravi Rao'");
    expect(await refuse(client, 'apply_import', { import_id: importId })).toMatchObject({
      message: expect.stringMatching(
        /^Customers, vehicles or parts have changed since the rows were checked/,
      ),
    });
    expect(await exec("select from public.customers where name in ('Gita Nair', 'Ravi Rao')")).toHaveLength(
      2,
    );
  });

  test('updates what exists with what the file has, and leaves customers with a login alone @long', async () => {
    const client = await manager();
    await importRows(client, 'customers', [gita]);
    const done = await importRows(
      client,
      'customers',
      [
        ['Gita Menon', '9876543210', ''],
        ['Not Asha', '90000 00100', ''],
      ],
      { duplicates: 'merge' },
    );
    expect(done).toMatchObject({ added: 0, merged: 1, skipped: 1 });
    const people = () =>
      exec(
        `select name, phone, address from public.customers where phone in ('+91 90000 00100', '+91 98765 43210') order by name`,
      );
    expect(await people()).toEqual([
      { name: 'Asha', phone: '+91 90000 00100', address: '1 Quiet Street' },
      { name: 'Gita Menon', phone: '+91 98765 43210', address: '3 Lake Road' },
    ]);
    await undo(done);
    expect((await people())[1]).toMatchObject({ name: 'Gita Nair' });
  });

  test('is one entry of the audit trail, with one more for each part that was updated @long', async () => {
    const client = await manager();
    const done = await importRows(
      client,
      'parts',
      [
        ['W-1', 'Wiper', 'Body', '480', '7'],
        ['f-1', 'Oil Filter', 'Filters', '199', ''],
      ],
      { duplicates: 'merge' },
    );
    await undo(done);
    const { rows } = await call<{ rows: Record<string, unknown>[] }>(client, 'list_changes', {
      page_size: 4,
    });
    const known = { actor_name: 'Meera', actor_role: 'manager' };
    expect(rows).toMatchObject([
      { ...known, action: 'changed', subject: 'part', before: { price: 199 }, after: { price: 150 } },
      { ...known, action: 'removed', subject: 'import', subject_label: 'parts.csv' },
      { ...known, action: 'changed', subject: 'part', before: { price: 150 }, after: { price: 199 } },
      {
        ...known,
        action: 'added',
        subject: 'import',
        after: { kind: 'parts', added_rows: 1, merged_rows: 1 },
      },
    ]);
  });

  test('a file that is imported again adds nothing @long', async () => {
    const client = await manager();
    const service = [['KA 01 A 1', '9 Mar 2024', 'Polish', '500', '', '']];
    await importRows(client, 'services', service);
    const { rows } = await checked('services', service);
    expect(rows).toMatchObject([{ outcome: 'skip', reason: 'This service is in the history of KA 01 A 1' }]);
  });
});

describe('undoing', () => {
  const counts = async () =>
    (
      await exec(`select (select count(*)::int from public.customers) as customers,
        (select count(*)::int from auth.users) as logins, (select count(*)::int from public.vehicles) as vehicles,
        (select count(*)::int from public.service_requests) as requests,
        (select count(*)::int from public.odometer_readings) as readings, (select count(*)::int from public.parts) as parts`)
    )[0];

  test('removes all of an import, the last one first @long', async () => {
    const client = await manager();
    const before = await counts();
    const customers = await importRows(client, 'customers', [gita]);
    const vehicles = await importRows(client, 'vehicles', [gitasCar]);
    const history = await importRows(client, 'services', [
      ['MH12DE1433', '9 Mar 2024', 'Polish', '500', '40000', ''],
    ]);
    expect(await refuseUndo(customers)).toMatchObject({
      code: 'PT409',
      message:
        'This import cannot be undone: Gita Nair (row 2) has a vehicle. Undo or remove what came after it first.',
    });
    expect(await refuseUndo(vehicles)).toMatchObject({
      message: expect.stringContaining('MH 12 DE 1433 (row 2) has a service request.'),
    });
    for (const done of [history, vehicles, customers]) {
      expect(await undo(done)).toMatchObject({ status: 'undone', undone_by_name: 'Meera' });
    }
    expect(await counts()).toEqual(before);
    expect(await refuseUndo(customers)).toMatchObject({ message: 'Meera undid this import already' });
  });

  test.each([
    [
      'has photos',
      `insert into public.request_photos
         (request_id, stage, path, bytes, width, height, sha256, taken_by_name, taken_at)
       values ($1, 'work', $1 || '/' || gen_random_uuid() || '.webp', 9, 4, 3, repeat('a', 64), 'Ravi', now())`,
    ],
    [
      'has an inspection',
      `insert into private.inspections (request_id, template_id, template_name, started_by_name)
       select $1, t.template_id, t.name, 'Ravi' from private.inspection_templates t limit 1`,
    ],
    [
      'has an estimate',
      `insert into private.estimates (request_id, version, sent_by_name, amount, lines, inspections)
       values ($1, 1, 'Meera', 0, '[]', '[]')`,
    ],
    [
      'has an approval record',
      `insert into private.approval_records (request_id, customer_id, number, decided_at, document, sha256)
       values ($1, gen_random_uuid(), 1, now(), '{}', '')`,
    ],
    ['has a link', "insert into private.request_links values ($1, 'x', now(), 'Meera')"],
  ])('is refused for a service that %s @long', async (why, add) => {
    const history = await importRows(await manager(), 'services', [
      ['KA 01 A 1', '9 Mar 2024', 'Polish', '500', '', ''],
    ]);
    const [request] = await exec('select max(request_id)::int as id from public.service_requests');
    await workshop.backend.exec(add.replaceAll('$1', String(request?.id)));
    expect(await refuseUndo(history)).toMatchObject({
      message: expect.stringContaining(`Polish of KA 01 A 1 (row 2) ${why}.`),
    });
  });

  test('has the days of reports summed up again from the first imported one on, as the import had @long', async () => {
    await exec(
      "insert into private.report_summed_days (day) values ('2024-03-08'), ('2024-03-09'), ('2025-03-09')",
    );
    const expired = async () =>
      (await exec('select day::text from private.report_summed_days where is_expired order by day')).map(
        ({ day }) => day,
      );
    const history = await importRows(await manager(), 'services', [
      ['KA 01 A 1', '9 Mar 2024', 'Polish', '500', '', ''],
      ['KA 01 A 1', '19 Mar 2024', 'Polish', '500', '', ''],
    ]);
    expect(await expired()).toEqual(['2024-03-09', '2025-03-09']);
    await exec('update private.report_summed_days set is_expired = false where true');
    await undo(history);
    expect(await expired()).toEqual(['2024-03-09', '2025-03-09']);
  });

  test('of parts has the days summed up again from their first movement on, which went with them @long', async () => {
    const parts = await importRows(await manager(), 'parts', [
      ['W-1', 'Wiper', 'Body', '480', '7', '310.50'],
    ]);
    await exec(
      'insert into private.report_summed_days (day) select private.today() - ago from generate_series(-1, 1) ago',
    );
    await undo(parts);
    expect(
      await exec(
        'select private.today() - day as ago from private.report_summed_days where is_expired order by day',
      ),
    ).toEqual([{ ago: 0 }, { ago: -1 }]);
  });

  test('is refused for a customer whose approval outlived the request', async () => {
    const customers = await importRows(await manager(), 'customers', [gita]);
    await exec(
      `insert into private.approval_records (request_id, customer_id, number, decided_at, document, sha256)
       select 999, c.customer_id, 1, now() - interval '1 day', '{}', '' from public.customers c where c.name = 'Gita Nair'`,
    );
    expect(await refuseUndo(customers)).toMatchObject({
      message: expect.stringContaining('Gita Nair (row 2) has an approval record.'),
    });
  });

  test('is refused once a car is booked, a part used, or a record changed', async () => {
    const client = await manager();
    const customers = await importRows(client, 'customers', [gita]);
    const vehicles = await importRows(client, 'vehicles', [gitasCar]);
    const parts = await importRows(client, 'parts', [['W-1', 'Wiper', 'Body', '480', '7']]);
    const [car] = await exec(`select vehicle_id, customer_id from public.vehicles where vin = 'VIN1'`);
    await call(client, 'book_for', {
      ...car,
      service_ids: [services.oilChange],
      scheduled_date: bookableDay,
    });
    expect(await refuseUndo(vehicles)).toMatchObject({
      message: expect.stringContaining('has a service request'),
    });
    await exec(`update public.parts set current_stock = 6 where part_code = 'W-1'`);
    expect(await refuseUndo(parts)).toMatchObject({
      message: expect.stringContaining('Wiper (row 2) was changed since'),
    });
    await call(client, 'invite_customer', { customer_id: car?.customer_id });
    expect(await refuseUndo(customers)).toMatchObject({
      message: expect.stringContaining('Gita Nair (row 2) was invited to the portal'),
    });
  });
});

test('the stock of an imported part is the opening movement of its ledger, and later files and their undoing move it @long', async () => {
  const client = await manager();
  const ledger = () =>
    exec(`select m.kind, m.quantity, m.unit_cost, m.stock_after, m.average_after, m.moved_by_name, m.reason
      from private.stock_movements m join public.parts p on p.id = m.part_id where p.part_code in ('W-1', 'W-2')
      order by m.movement_id`);
  const expectNoFaults = async () => {
    for (const [what, query] of Object.entries(ledgerFaults))
      expect([what, await exec(query)]).toEqual([what, []]);
  };
  const file = (price: string) => [
    ['W-1', 'Wiper', 'Body', price, '7', '310.50'],
    ['W-2', 'Washer', 'Body', '10', '', ''],
  ];
  await undo(await importRows(client, 'parts', file('470')));
  expect(await ledger()).toEqual([]);
  const first = await importRows(client, 'parts', file('480'));
  const opening = {
    kind: 'opening',
    quantity: 7,
    unit_cost: 310.5,
    stock_after: 7,
    average_after: 310.5,
    moved_by_name: 'Meera',
    reason: null,
  };
  expect(await ledger()).toEqual([opening]);
  const second = await importRows(client, 'parts', [['w1', 'Wiper', 'Body', '480', '9', '300']], {
    duplicates: 'merge',
  });
  const merged = {
    kind: 'import',
    quantity: 2,
    unit_cost: 300,
    stock_after: 9,
    average_after: 300,
    moved_by_name: 'Meera',
    reason: null,
  };
  expect(await ledger()).toEqual([opening, merged]);
  await expectNoFaults();
  await undo(second);
  const undone = { ...merged, quantity: -2, unit_cost: 310.5, stock_after: 7, average_after: 310.5 };
  expect(await ledger()).toEqual([opening, merged, undone]);
  await expectNoFaults();
  expect(await refuseUndo(first)).toMatchObject({
    message: expect.stringContaining('Wiper (row 2) has stock movements since'),
  });
});

test('a staged import is discarded with its rows', async () => {
  const client = await manager();
  const { importId } = await checked('customers', [gita]);
  await call(client, 'discard_import', { import_id: importId });
  expect(await exec('select 1 from private.import_rows')).toEqual([]);
  expect(await refuse(client, 'read_import', { import_id: importId })).toMatchObject({ code: 'PT404' });
});
