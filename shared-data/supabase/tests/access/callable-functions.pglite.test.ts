import { roles } from '../support/people.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';
import { functions, mayCall } from './access-matrix.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

// Wrong tokens are counted, and there are more functions with one than attempts in an hour.
afterEach(() => workshop.backend.exec('delete from private.attempts where true'));

/** Each function, by the first role that may call it. The access matrix has every role, on PostgreSQL. */
const calls = Object.entries(functions).flatMap(([name, access]) => {
  const role = roles.find((each) => mayCall(each, access));
  return role && name !== 'clear_all_requests'
    ? [{ name, role, outcome: access.refusal ?? 'success', parameters: access.parameters }]
    : [];
});

test.each(calls)(
  'On PGlite a $role gets $outcome from $name',
  async ({ name, role, outcome, parameters }) => {
    const { error } = await (await workshop.as(role)).rpc(name, parameters);
    expect(error?.code ?? 'success').toBe(outcome);
  },
);

test('Nearly every function is called', () => {
  expect(calls.length).toBeGreaterThan(0.9 * Object.keys(functions).length);
});
