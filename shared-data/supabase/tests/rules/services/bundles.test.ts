import { randomUUID } from 'node:crypto';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, requests, services, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

interface Bundle extends Record<string, unknown> {
  bundle_id: number;
  version: number;
}
interface Line {
  description: string;
  unit_price: number | null;
}

const lines = [
  { service_id: services.oilChange },
  { part_id: parts.oilFilter, quantity: 2 },
  { kind: 'labour', description: 'Bleed the brakes', quantity: 0.5, unit_price: 1100, minutes: 30 },
];
const save = async (bundle: object, more: object = {}) =>
  call<Bundle>(await workshop.as('manager'), 'save_bundle', {
    bundle: { name: 'Oil change', lines, ...bundle },
    ...more,
  });
const add = async (bundle_id: number, role: 'manager' | 'mechanic' = 'manager', more: object = {}) =>
  call<{ lines: Line[] }>(await workshop.as(role), 'add_bundle', {
    request_id: requests.inProgress,
    bundle_id,
    ...more,
  });
const linesOf = async () =>
  (
    await workshop.backend.exec('select line_id from public.request_lines where request_id = $1', [
      requests.inProgress,
    ])
  ).length;

test('one choice proposes all lines at the prices of today, also by the mechanic of the job @long', async () => {
  const { bundle_id } = await save({});
  await workshop.backend.exec('update public.services set base_price = 4321 where service_id = $1', [
    services.oilChange,
  ]);
  for (const role of ['manager', 'mechanic'] as const) {
    const added = await add(bundle_id, role);
    expect(added.lines).toMatchObject([
      { kind: 'labour', service_id: services.oilChange, unit_price: 4321, status: 'proposed' },
      { kind: 'part', part_id: parts.oilFilter, quantity: 2 },
      { description: 'Bleed the brakes', quantity: 0.5, unit_price: 1100, amount: 550, minutes: 30 },
    ]);
  }
});

test('a retry adds nothing, and what cannot be added whole is not added at all', async () => {
  const { bundle_id } = await save({});
  const idempotency_key = randomUUID();
  const first = await add(bundle_id, 'manager', { idempotency_key });
  const before = await linesOf();
  expect(await add(bundle_id, 'manager', { idempotency_key })).toEqual(first);
  await workshop.backend.exec('update public.services set active = false where service_id = $1', [
    services.oilChange,
  ]);
  const { bundle_id: other } = await save({
    name: 'Other',
    lines: [lines[2], { part_id: parts.oilFilter }],
  });
  await workshop.backend.exec(
    `update private.bundles set lines = lines || $1::jsonb where bundle_id = ${other}`,
    [JSON.stringify([{ kind: 'labour', description: 'Oil', quantity: 1, service_id: services.oilChange }])],
  );
  expect(
    await refuse(await workshop.as('manager'), 'add_bundle', {
      request_id: requests.inProgress,
      bundle_id: other,
    }),
  ).toMatchObject({ message: "This service isn't available" });
  expect(await linesOf()).toBe(before);
});

test('a changed or retired bundle changes no request; someone else’s change is not overwritten @long', async () => {
  const bundle = await save({});
  await add(bundle.bundle_id);
  const changed = await save(
    { bundle_id: bundle.bundle_id, lines: [lines[2]] },
    { expected: { version: bundle.version } },
  );
  expect(changed).toMatchObject({ version: 2, lines: [{ description: 'Bleed the brakes' }] });
  expect(
    await refuse(await workshop.as('manager'), 'save_bundle', {
      bundle: { bundle_id: bundle.bundle_id, name: 'Mine', lines },
      expected: { version: bundle.version },
    }),
  ).toMatchObject({ code: 'PT412' });
  const retire = { bundle_id: bundle.bundle_id, active: false };
  await call(await workshop.as('manager'), 'set_bundle_active', retire);
  expect(await call(await workshop.as('mechanic'), 'bundles', {})).toMatchObject([{ active: false }]);
  expect(
    await refuse(await workshop.as('manager'), 'add_bundle', {
      request_id: requests.inProgress,
      bundle_id: bundle.bundle_id,
    }),
  ).toMatchObject({ code: 'PT404', message: 'Bundle not found' });
});

test.each([
  [{ lines: [] }, 'Please add a line', 'lines'],
  [{ name: ' ' }, 'Name is required', 'name'],
  [{ lines: [{ kind: 'labour' }] }, 'Please describe this line', 'lines.0.description'],
  [{ lines: [lines[0], { part_id: 99_999 }] }, 'Part not found', 'lines.1.part_id'],
  [{ lines: [{ kind: 'other', description: 'x', discount: 1 }] }, 'Please enter a line', 'lines.0.line'],
])('a bundle with %j is refused', async (bundle, message, hint) => {
  expect(
    await refuse(await workshop.as('manager'), 'save_bundle', {
      bundle: { name: 'Oil change', lines, ...bundle },
    }),
  ).toMatchObject({ code: 'PT400', message, hint });
});

test('two bundles cannot have one name, and the audit trail has a new one', async () => {
  await save({});
  expect(
    await refuse(await workshop.as('manager'), 'save_bundle', { bundle: { name: 'Oil change', lines } }),
  ).toMatchObject({ code: 'PT409', hint: 'name' });
  const changes = await workshop.backend.exec(
    "select action from private.changes where subject = 'bundle' order by change_id desc limit 1",
  );
  expect(changes).toEqual([{ action: 'added' }]);
});
