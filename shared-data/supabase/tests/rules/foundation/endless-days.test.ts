import { type Callable, type Field, readSchema } from '../../../../scripts/types/read-schema.ts';
import { functions } from '../../access/access-matrix.ts';
import { openWorkshop, requests, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
let callables: Callable[];
beforeAll(async () => {
  workshop = await openWorkshop();
  callables = (await readSchema(workshop.backend.exec)).functions;
});
afterAll(() => workshop.close());

const isMoment = ({ type }: Field) => /^(date|timestamp)/.test(type);

/** Values with which a function comes to look at its dates. */
const known: Record<string, unknown> = {
  reason: 'Other plans',
  method: 'upi',
  stage: 'check_in',
  by: 'job',
  figure: 'revenue',
  number: 'B-1',
  sha256: 'a'.repeat(64),
  tax_code: '998714',
  service_ids: [services.oilChange],
  vehicle_id: vehicles.first,
  request_id: requests.pending,
  entry_id: null,
};
const kinds: Record<string, string> = {
  clock_other_work: 'cleaning',
  save_tax_rate: 'labour',
  save_vehicle_document: 'insurance',
};

function usual(callable: string, { name, type }: Field): unknown {
  if (name === 'kind') return kinds[callable] ?? 'x';
  if (name === 'mechanic_id') return workshop.idOf('mechanic');
  if (name === 'customer_id') return workshop.idOf('customer');
  if (name in known) return known[name];
  if (/^(date|timestamp)/.test(type)) return '2026-11-20';
  if (/^(_|json)/.test(type)) return [];
  if (/^(int|numeric|float)/.test(type)) return 1;
  if (type === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (type === 'bool') return false;
  return type === 'time' ? '10:00' : 'x';
}

test.each(['infinity', '-infinity'])(
  '%s is refused in words wherever a date is taken @long',
  async (value) => {
    const print = console.error;
    console.error = () => {};
    const answers: string[] = [];
    for (const { name, parameters } of callables)
      for (const field of parameters.filter(isMoment)) {
        const client = await workshop.as(functions[name]?.roles.at(-1) ?? 'manager');
        const given = parameters
          .filter((each) => each === field || !each.hasDefault || each.name in known)
          .map((each) => [each.name, each === field ? value : usual(name, each)]);
        const { data, error } = await client.rpc(name, Object.fromEntries(given));
        answers.push(
          `${name}(${field.name}): ${error ? `${error.code} ${error.message}` : JSON.stringify(data)}`,
        );
      }
    console.error = print;
    expect(answers.length).toBeGreaterThan(60);
    expect(answers.filter((answer) => !/: PT4\d\d [A-Z]/.test(answer))).toEqual([]);
  },
);

test('the day of an oil change is one of the calendar', async () => {
  const change = (day: string) => ({ last_oil_change: day });
  const vehicles = (await workshop.as('customer')).from('vehicles');
  for (const day of ['infinity', '-infinity'])
    expect((await vehicles.update(change(day)).eq('vehicle_id', 1)).error).toMatchObject({
      code: 'PT400',
      hint: 'last_oil_change',
    });
});
