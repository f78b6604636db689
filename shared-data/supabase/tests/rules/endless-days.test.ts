import { type Callable, type Field, readSchema } from '../../../scripts/types/read-schema.ts';
import { functions } from '../access/access-matrix.ts';
import { openWorkshop, requests, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
let callables: Callable[];
beforeAll(async () => {
  workshop = await openWorkshop();
  callables = (await readSchema(workshop.backend.exec)).functions;
});
afterAll(() => workshop.close());

const isMoment = ({ type }: Field) => /^(date|timestamp)/.test(type);

function usual({ name, type }: Field): unknown {
  if (name === 'mechanic_id') return workshop.idOf('mechanic');
  if (name === 'customer_id') return workshop.idOf('customer');
  if (name === 'request_id') return requests.inProgress;
  if (isMoment({ name, type } as Field)) return '2026-11-20';
  if (type.startsWith('_')) return [];
  if (/^(int|numeric|float)/.test(type)) return 1;
  if (type === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (type === 'bool') return false;
  if (type === 'time') return '10:00';
  if (/^json/.test(type)) return [];
  if (name === 'figure') return 'revenue';
  return 'x';
}

test.each(['infinity', '-infinity'])('%s is refused in words wherever a date is taken', async (value) => {
  const print = console.error;
  console.error = () => {};
  const answers: string[] = [];
  for (const { name, parameters } of callables)
    for (const field of parameters.filter(isMoment)) {
      const client = await workshop.as(functions[name]?.roles.at(-1) ?? 'manager');
      const given = parameters
        .filter((each) => each === field || !each.hasDefault)
        .map((each) => [each.name, each === field ? value : usual(each)]);
      const { data, error } = await client.rpc(name, Object.fromEntries(given));
      answers.push(
        `${name}(${field.name}): ${error ? `${error.code} ${error.message}` : JSON.stringify(data)}`,
      );
    }
  console.error = print;
  (await import('node:fs')).writeFileSync(`/tmp/bk/probe${value}.txt`, answers.join('\n'));
  expect(answers.length).toBeGreaterThan(60);
  expect(answers.filter((answer) => !/: PT4\d\d [A-Z]/.test(answer))).toEqual([]);
});

test('the day of an oil change is one of the calendar', async () => {
  const change = (day: string) => ({ last_oil_change: day });
  const vehicles = (await workshop.as('customer')).from('vehicles');
  for (const day of ['infinity', '-infinity'])
    expect((await vehicles.update(change(day)).eq('vehicle_id', 1)).error).toMatchObject({
      ...{ code: 'PT400', hint: 'last_oil_change' },
    });
});
