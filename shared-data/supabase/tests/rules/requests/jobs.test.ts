import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const mechanic = () => workshop.as('mechanic');
const everything = async () => ({
  requests: await workshop.backend.exec('select * from public.service_requests order by 1'),
  used: await workshop.backend.exec('select * from public.service_request_parts order by 1, 2'),
  stock: await workshop.backend.exec('select id, current_stock from public.parts order by 1'),
});
const jobRow = async (id: number) =>
  (await workshop.backend.exec('select * from public.service_requests where request_id = $1', [id]))[0];

async function expectRefusal(name: string, parameters: Record<string, unknown>, expected: object) {
  const before = await everything();
  expect(await refuse(await mechanic(), name, parameters)).toEqual(expected);
  expect(await everything()).toEqual(before);
}

describe('starting and queueing', () => {
  test('an approved job starts @long', async () => {
    const result = await call(await mechanic(), 'start_job', { request_id: requests.approved });
    expect(result).toEqual({
      request_id: requests.approved,
      status: 'in_progress',
      counts_from: expect.any(String),
    });
    const job = await jobRow(requests.approved);
    expect(job?.status).toBe('in_progress');
    expect(Math.abs(Date.now() - Date.parse(String(job?.started_at)))).toBeLessThan(60_000);
  });

  test('a job in progress goes back into the queue', async () => {
    const result = await call(await mechanic(), 'queue_job', { request_id: requests.inProgress });
    expect(result).toEqual({ request_id: requests.inProgress, status: 'approved' });
  });

  test('queueing a job forgets its start', async () => {
    await call(await mechanic(), 'start_job', { request_id: requests.approved });
    await call(await mechanic(), 'queue_job', { request_id: requests.approved });
    expect(await jobRow(requests.approved)).toMatchObject({ status: 'approved', started_at: null });
  });

  const onlyApproved = 'Only an approved job can be started';
  const onlyInProgress = 'Only a job in progress can be put in the queue';
  test.each([
    ['start_job', 'inProgress', `${onlyApproved}. This one is in progress.`],
    ['start_job', 'completed', `${onlyApproved}. This one is completed.`],
    ['queue_job', 'approved', `${onlyInProgress}. This one is approved.`],
    ['queue_job', 'completed', `${onlyInProgress}. This one is completed.`],
  ] as const)('%s refuses a job that is %s', async (name, state, message) => {
    await expectRefusal(name, { request_id: requests[state] }, { code: 'PT409', message });
  });

  test.each(['start_job', 'queue_job', 'complete_job'])(
    "%s does not find another mechanic's job",
    async (name) => {
      const notFound = { code: 'PT404', message: 'Job not found', hint: 'request_id' };
      await expectRefusal(name, { request_id: requests.othersInProgress }, notFound);
      await expectRefusal(name, { request_id: requests.pending }, notFound);
      await expectRefusal(name, { request_id: null }, notFound);
    },
  );
});

describe('completing', () => {
  const request_id = requests.inProgress;

  test('changes parts, cost, notes, status and date in one transaction', async () => {
    const result = await call(await mechanic(), 'complete_job', {
      request_id,
      mechanic_notes: ' Done ',
      final_cost: 13350.51,
      parts: [
        { part_id: parts.brakePad, quantity: 1 },
        { part_id: parts.oilFilter, quantity: 2 },
        { part_id: parts.oilFilter, quantity: 1 },
      ],
    });
    expect(result).toEqual({
      request_id,
      status: 'completed',
      final_cost: 13350.51,
      reach: { channels: ['mail'], captured: [], problem: null },
    });
    const row = await jobRow(request_id);
    expect(row).toMatchObject({
      status: 'completed',
      final_cost: 13350.51,
      mechanic_notes: 'Done',
      is_paid: false,
    });
    expect(Math.abs(Date.now() - Date.parse(String(row?.completion_date)))).toBeLessThan(60_000);
    const { used, stock } = await everything();
    expect(used.filter((part) => part.request_id === request_id)).toEqual([
      { request_id, part_id: 1, quantity_used: 3, part_cost: 450, part_name: 'Oil Filter' },
      { request_id, part_id: 2, quantity_used: 1, part_cost: 1300, part_name: 'Brake Pad' },
    ]);
    expect(stock.map((part) => part.current_stock)).toEqual([7, 1, 0]);
  });

  test('without cost, notes or parts takes the estimate and keeps earlier notes', async () => {
    await workshop.backend.exec(
      "update public.service_requests set mechanic_notes = 'Earlier' where request_id = $1",
      [request_id],
    );
    const result = await call(await mechanic(), 'complete_job', {
      request_id,
      final_cost: null,
      parts: null,
    });
    expect(result).toMatchObject({ final_cost: 12000 });
    expect(await jobRow(request_id)).toMatchObject({ mechanic_notes: 'Earlier', final_cost: 12000 });
  });

  test('may use the last part in stock, and may cost nothing', async () => {
    const used = [{ part_id: parts.brakePad, quantity: 2 }];
    await call(await mechanic(), 'complete_job', { request_id, final_cost: 0, parts: used });
    expect((await everything()).stock[1]).toEqual({ id: 2, current_stock: 0 });
  });

  const badPart = { code: 'PT400', message: 'Each part needs a quantity above 0', hint: 'parts' };
  const part_id = parts.oilFilter;
  test.each([
    [
      {
        parts: [
          { part_id, quantity: 1 },
          { part_id: parts.brakePad, quantity: 3 },
        ],
      },
      { code: 'PT409', message: 'Brake Pad: only 2 pieces left in stock', hint: '2', details: '2' },
    ],
    [
      {
        parts: [
          { part_id, quantity: 6 },
          { part_id, quantity: 5 },
        ],
      },
      { code: 'PT409', message: 'Oil Filter: only 10 pieces left in stock', hint: '1', details: '10' },
    ],
    [
      { parts: [{ part_id: parts.outOfStock, quantity: 1 }] },
      { code: 'PT409', message: '100% Pure_Oil: only 0 pieces left in stock', hint: '3', details: '0' },
    ],
    [{ parts: [{ part_id: 99, quantity: 1 }] }, { code: 'PT404', message: 'Part not found', hint: '99' }],
    [{ parts: [{ part_id, quantity: 0 }] }, badPart],
    [{ parts: [{ part_id, quantity: -1 }] }, badPart],
    [
      { parts: [{ part_id, quantity: 1.5 }] },
      { code: 'PT400', message: 'Oil Filter: please enter a whole number of pieces', hint: 'parts' },
    ],
    [{ parts: [{ part_id }] }, badPart],
    [{ parts: [7, 'x', null] }, badPart],
    [{ parts: {} }, { code: 'PT400', message: 'The parts used must be a list', hint: 'parts' }],
    [
      { mechanic_notes: 'n'.repeat(5001) },
      { code: 'PT400', message: 'Notes must be no more than 5,000 characters long', hint: 'mechanic_notes' },
    ],
  ])('refuses %j whole', async (change, expected) => {
    await expectRefusal('complete_job', { request_id, ...change }, expected);
  });

  test.each([-0.01, 'NaN', 'Infinity', 1e9, 100_000_000, 12.345])(
    'refuses a cost of %p',
    async (final_cost) => {
      await expectRefusal(
        'complete_job',
        { request_id, final_cost },
        { code: 'PT400', message: 'Please enter a valid final cost', hint: 'final_cost' },
      );
    },
  );

  test.each(['much', '', '1,5'])('refuses a cost of %j', async (final_cost) => {
    const before = await everything();
    const { code } = await refuse(await mechanic(), 'complete_job', { request_id, final_cost });
    expect(code).toBe('22P02');
    expect(await everything()).toEqual(before);
  });

  test.each([
    ['approved', 'Only a job in progress can be completed. This one is approved.'],
    ['completed', 'This job has already been completed'],
  ] as const)('refuses a job that is %s', async (state, message) => {
    await expectRefusal('complete_job', { request_id: requests[state] }, { code: 'PT409', message });
  });
});

describe('a retried completion', () => {
  const completion = {
    request_id: requests.inProgress,
    mechanic_notes: 'Done',
    parts: [{ part_id: parts.oilFilter, quantity: 3 }],
    idempotency_key: '66666666-6666-4666-8666-666666666666',
  };

  test('happens once and returns the first result', async () => {
    const first = await call(await mechanic(), 'complete_job', completion);
    const after = await everything();
    expect(after.stock[0]).toEqual({ id: 1, current_stock: 7 });
    expect(await call(await mechanic(), 'complete_job', completion)).toEqual(first);
    expect(await everything()).toEqual(after);
  });

  test.each([{ mechanic_notes: 'Done, and washed' }, { final_cost: 1 }, { parts: [] }])(
    'with %j is another request, refused because the job is completed',
    async (change) => {
      await call(await mechanic(), 'complete_job', completion);
      await expectRefusal(
        'complete_job',
        { ...completion, ...change },
        { code: 'PT409', message: 'This job has already been completed', hint: 'idempotency_key' },
      );
    },
  );

  test('succeeds when the first attempt was refused', async () => {
    const short = { ...completion, parts: [{ part_id: parts.brakePad, quantity: 3 }] };
    expect(await refuse(await mechanic(), 'complete_job', short)).toMatchObject({ code: 'PT409' });
    const fewer = { ...completion, parts: [{ part_id: parts.brakePad, quantity: 2 }] };
    expect(await call(await mechanic(), 'complete_job', fewer)).toMatchObject({ status: 'completed' });
  });
});

interface Jobs {
  rows: Record<string, unknown>[];
  total: number;
}

describe('the list of jobs', () => {
  const list = async (parameters = {}) => call<Jobs>(await mechanic(), 'list_jobs', parameters);

  test('sorts jobs in progress first, then approved, then completed newest first', async () => {
    const { rows, total } = await list();
    expect(rows.map((row) => row.request_id)).toEqual([3, 2, 4, 5]);
    expect(total).toBe(4);
    expect(rows[0]).toMatchObject({
      customer_name: 'Asha',
      customer_phone: '+91 90000 00100',
      estimated_duration: 180,
      is_paid: false,
      registration_number: 'KA 01 A 1',
    });
  });

  test('sorts jobs in progress and of today before past and later days', async () => {
    const { backend } = workshop;
    // The garage's day begins at 18:30 UTC.
    const at = (days: number, time: string) =>
      `((private.today() + ${days})::timestamp + time '${time}') at time zone 'Asia/Kolkata'`;
    await backend.exec(`update public.service_requests r set status = 'approved',
        assigned_mechanic = '${workshop.idOf('mechanic')}', scheduled_date = d.day, completion_date = null,
        final_cost = null, is_paid = false
      from (values (1, ${at(-1, '23:59:59')}), (2, ${at(1, '00:00')}), (4, ${at(0, '23:59:59')}),
        (5, ${at(0, '00:00')}), (6, ${at(-3, '09:00')})) as d (id, day)
      where r.request_id = d.id`);
    expect((await list()).rows.map((row) => row.request_id)).toEqual([3, 5, 4, 6, 1, 2]);
  });

  test.each([
    [{ status: 'in-progress' }, [3]],
    [{ status: 'completed' }, [4, 5]],
    [{ search: ' oil ' }, [2, 4]],
    [{ search: 'ASHA' }, [3, 2, 4, 5]],
    [{ search: 'hyundai creta' }, [3, 2, 4, 5]],
    [{ search: '01 a 1' }, [3, 2, 4, 5]],
    [{ search: '%' }, []],
    [{ search: '_' }, []],
    [{ search: '\\' }, []],
    [{ search: 'Bela' }, []],
    [{ page: 2, page_size: 3 }, [5]],
  ])('%j finds %j', async (parameters, expected) => {
    expect((await list(parameters)).rows.map((row) => row.request_id)).toEqual(expected);
  });

  test('has a summary with the bonus rounded per job', async () => {
    await workshop.backend.exec(
      'update public.service_requests set completion_date = now() where request_id = 4',
    );
    // 3 % of 3,999.50 is 119.985, which rounds to 119.99; 3 % of 12,000 is 360.
    expect(await call(await mechanic(), 'job_summary')).toEqual({
      total_completed: 2,
      completed_today: 1,
      bonus_earned: 479.99,
      bonus_rate: 0.03,
      total_assigned: 4,
    });
  });
});
