import { ledgerFaults } from '../../../local-backend/testing/ledger-faults.ts';
import { oneMoreJob } from '../support/more-jobs.ts';
import { createRandom } from '../support/random-source.ts';
import { openWorkshop, parts, requests, type Workshop } from '../support/workshop.ts';
import { openLockContention } from './lock-contention.ts';

/** Each client does so much, and goes on for PITLANE_BUSY_SECONDS. */
const operationsEach = 15;
const seconds = Number(process.env.PITLANE_BUSY_SECONDS ?? 0);
const clients = 20;

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

const refusalsOfOthersWork = [
  /^PT409 (Oil Filter|Brake Pad): only \d+ pieces? (left in stock|can come back from this job)$/,
  /^PT409 Only a job in progress can be completed/,
  'PT409 This job has already been completed',
  'PT404 Stock-take not found',
  /^PT409 (This stock-take is closed|Nothing was counted yet|There is no part to count here)/,
  /^PT409 (The stock of .+ was set by hand|More of .+ was used after the count than was counted)/,
];

test('a part that is found in another stock-take as one starts is left out @long', async () => {
  const track = await openLockContention(workshop.backend);
  const manager = await workshop.as('manager');
  const [other] = await workshop.backend.exec(
    "insert into private.stock_takes (rack, started_by_name) values ('Z', 'Ravi') returning stock_take_id::int",
  );
  const found = await track.hold(
    `insert into private.stock_take_lines (stock_take_id, part_id, found) values (${other?.stock_take_id}, ${parts.brakePad}, true)`,
  );
  const starting = manager.rpc('start_stock_take').then((answer) => answer);
  await track.untilWaiting(1);
  await found.release();
  const { data, error } = await starting;
  expect(error).toBeNull();
  const counted = data.lines.map(({ part_id }: { part_id: number }) => part_id);
  expect(counted).toContain(parts.oilFilter);
  expect(counted).not.toContain(parts.brakePad);
  for (const stock_take_id of [other?.stock_take_id, data.stock_take_id])
    await manager.rpc('cancel_stock_take', { stock_take_id });
  await track.close();
});

test('a part that is deleted with its import as a stock-take starts is left out', async () => {
  const track = await openLockContention(workshop.backend);
  const manager = await workshop.as('manager');
  const [washer] = await workshop.backend.exec(
    "insert into public.parts (part_code, part_name, category) values ('IMP-1', 'Washer', 'Seals') returning id::int",
  );
  const undoing = await track.hold(`delete from public.parts where id = ${washer?.id}`);
  const starting = manager.rpc('start_stock_take').then((answer) => answer);
  await track.untilWaiting(1);
  await undoing.release();
  const { data, error } = await starting;
  expect(error).toBeNull();
  const counted = data.lines.map(({ part_id }: { part_id: number }) => part_id);
  expect(counted).toContain(parts.oilFilter);
  expect(counted).not.toContain(washer?.id);
  await manager.rpc('cancel_stock_take', { stock_take_id: data.stock_take_id });
  await track.close();
});

test('differences that are posted while parts come and are used are those of the moment of the count @long', async () => {
  await workshop.reset();
  await workshop.backend.exec('update public.parts set current_stock = 500 where id <= 2');
  const [manager, mechanic] = [await workshop.as('manager'), await workshop.as('mechanic')];
  const part_id = parts.oilFilter;
  const started = await manager.rpc('start_stock_take');
  const { stock_take_id } = started.data as { stock_take_id: number };
  const several = <Answer>(times: number, work: () => PromiseLike<Answer>) =>
    Promise.all(Array.from({ length: times }, work));
  const receive = () => manager.rpc('receive_part', { part_id, quantity: 1, unit_cost: 90 });
  const use = () =>
    mechanic.rpc('complete_job', { request_id: requests.inProgress, parts: [{ part_id, quantity: 7 }] });
  const count = (quantity: number) => manager.rpc('count_part', { stock_take_id, part_id, quantity });
  await Promise.all([several(10, receive), count(490), use(), several(10, receive)]);
  await Promise.all([
    several(10, receive),
    several(4, () => manager.rpc('post_stock_take', { stock_take_id, reason: 'Lost' })),
    several(10, receive),
  ]);
  const [line] = await workshop.backend.exec(
    `select l.difference, l.expected, m.stock_after, p.current_stock, t.state
     from private.stock_take_lines l join private.stock_takes t using (stock_take_id) join public.parts p on p.id = l.part_id
     join private.stock_movements m on m.movement_id = l.after_movement where l.part_id = $1 and l.stock_take_id = $2`,
    [part_id, stock_take_id],
  );
  expect(line).toMatchObject({ state: 'posted', expected: line?.stock_after });
  expect(line?.current_stock).toBe(500 + 40 - 7 + Number(line?.difference));
  for (const [what, query] of Object.entries(ledgerFaults)) {
    expect([what, await workshop.backend.exec(query)]).toEqual([what, []]);
  }
});

test(`stock, average cost and reservations equal their ledger while ${clients} clients receive, use, return and count @long`, async () => {
  await workshop.backend.exec('update public.parts set current_stock = 500 where id <= 2');
  const [manager, mechanic] = [await workshop.as('manager'), await workshop.as('mechanic')];
  await mechanic.rpc('start_job', { request_id: requests.approved });
  const strange: string[] = [];
  const done: Record<string, number> = {};
  const jobs: number[] = [requests.inProgress, requests.approved];
  const addJob = async () => {
    const [job] = await workshop.backend.exec(oneMoreJob, [requests.inProgress]);
    jobs.push(Number(job?.request_id));
  };
  const end = Date.now() + seconds * 1000;

  const work = async (place: number) => {
    const random = createRandom(20_261_125 + place);
    const takes = async () => {
      const { data } = await manager.rpc('list_stock_takes', { state: 'open' });
      return (data as { rows: { stock_take_id: number }[] }).rows[0]?.stock_take_id ?? 0;
    };
    for (let count = 0; count < operationsEach || Date.now() < end; count++) {
      const part_id = random.pick([parts.oilFilter, parts.brakePad]);
      const quantity = 1 + random.below(4);
      const [name, parameters] = random.pick<[string, object]>([
        ['receive_part', { part_id, quantity, unit_cost: random.below(100_000) / 100 }],
        ['update_stock', { part_id, quantity, mode: random.pick(['add', 'subtract']) }],
        ['start_stock_take', {}],
        ['count_part', { stock_take_id: await takes(), part_id, quantity: 490 + random.below(20) }],
        ['post_stock_take', { stock_take_id: await takes(), reason: 'Counted' }],
        ['return_part', { request_id: random.pick(jobs.slice(-6)), part_id, quantity: 1 }],
        [
          'complete_job',
          {
            request_id: random.pick(jobs.slice(-6)),
            parts: [parts.brakePad, parts.oilFilter].map((id) => ({ part_id: id, quantity })),
          },
        ],
      ]);
      const client = name.endsWith('_job') ? mechanic : manager;
      const { error } = await client.rpc(name, parameters);
      if (!error) done[name] = (done[name] ?? 0) + 1;
      if (!error && name === 'complete_job') await addJob();
      const refusal = error && `${error.code} ${error.message}`;
      const isIntended = refusalsOfOthersWork.some((known) =>
        typeof known === 'string' ? known === refusal : refusal && known.test(refusal),
      );
      if (refusal && !isIntended) strange.push(`${name}: ${refusal}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, place) => work(place)));

  expect(strange).toEqual([]);
  const all = [
    'complete_job',
    'count_part',
    'receive_part',
    'return_part',
    'start_stock_take',
    'update_stock',
  ];
  expect(
    Object.keys(done)
      .filter((name) => name !== 'post_stock_take')
      .sort(),
  ).toEqual(all);
  for (const [what, query] of Object.entries(ledgerFaults)) {
    expect([what, await workshop.backend.exec(query)]).toEqual([what, []]);
  }
  process.stdout.write(`${clients} clients: ${JSON.stringify(done)}\n`);
}, 3_600_000);
