import { ledgerFaults } from '../../../local-backend/testing/ledger-faults.ts';
import { createRandom } from '../support/random-source.ts';
import { openWorkshop, parts, requests, type Workshop } from '../support/workshop.ts';

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
  /^PT409 (Oil Filter|Brake Pad): only \d+ (left in stock|can come back from this job)$/,
  /^PT409 Only a job in progress can be completed/,
  'PT409 This job has already been completed',
];

test(`stock, average cost and reservations equal their ledger while ${clients} clients receive, use and return`, async () => {
  await workshop.backend.exec('update public.parts set current_stock = 500 where id <= 2');
  const [manager, mechanic] = [await workshop.as('manager'), await workshop.as('mechanic')];
  await mechanic.rpc('start_job', { request_id: requests.approved });
  const strange: string[] = [];
  const done: Record<string, number> = {};
  const end = Date.now() + seconds * 1000;

  const work = async (place: number) => {
    const random = createRandom(20_261_125 + place);
    for (let count = 0; count < operationsEach || Date.now() < end; count++) {
      const part_id = random.pick([parts.oilFilter, parts.brakePad]);
      const quantity = 1 + random.below(4);
      const [name, parameters] = random.pick<[string, object]>([
        ['receive_part', { part_id, quantity, unit_cost: random.below(100_000) / 100 }],
        ['update_stock', { part_id, quantity, mode: random.pick(['add', 'subtract']) }],
        ['return_part', { request_id: requests.inProgress, part_id, quantity: 1 }],
        [
          'complete_job',
          {
            request_id: random.pick([requests.inProgress, requests.approved]),
            parts: [parts.brakePad, parts.oilFilter].map((id) => ({ part_id: id, quantity })),
          },
        ],
      ]);
      const client = name.endsWith('_job') ? mechanic : manager;
      const { error } = await client.rpc(name, parameters);
      if (!error) done[name] = (done[name] ?? 0) + 1;
      const refusal = error && `${error.code} ${error.message}`;
      const isIntended = refusalsOfOthersWork.some((known) =>
        typeof known === 'string' ? known === refusal : refusal && known.test(refusal),
      );
      if (refusal && !isIntended) strange.push(`${name}: ${refusal}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, place) => work(place)));

  expect(strange).toEqual([]);
  expect(Object.keys(done).sort()).toEqual(['complete_job', 'receive_part', 'return_part', 'update_stock']);
  for (const [what, query] of Object.entries(ledgerFaults)) {
    expect([what, await workshop.backend.exec(query)]).toEqual([what, []]);
  }
}, 3_600_000);
