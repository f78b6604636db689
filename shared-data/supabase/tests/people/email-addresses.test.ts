import fc from 'fast-check';
import { readSchema } from '../../../scripts/types/read-schema.ts';
import { isEmailAddress } from '../../../src/foundation/formats/email-address.ts';
import { emailAddresses } from '../../../src/testing/email-addresses.ts';
import { arbitraryText, storedText } from '../../../src/testing/fuzz/arbitrary-input.ts';
import type { Role } from '../support/people.ts';
import { call, refuse } from '../support/rpc-calls.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

const areEmails = async (texts: readonly string[]) => {
  const rows = await workshop.backend.exec(
    'select private.is_email(t) as is_email from unnest($1::text[]) with ordinality u (t, n) order by n',
    [texts],
  );
  return rows.map(({ is_email }) => is_email);
};

test('the database and the browser agree on what is an email address @long', async () => {
  expect(await areEmails(emailAddresses.right)).toEqual(emailAddresses.right.map(() => true));
  expect(await areEmails(emailAddresses.wrong)).toEqual(emailAddresses.wrong.map(() => false));
  const name = fc.string({ unit: fc.constantFrom(...`aZ9._-+'@"é\n `), maxLength: 12 });
  const address = fc.tuple(
    name,
    fc.string({ unit: fc.constantFrom('a', 'Z', '9', '.', '-', '_', 'ü'), maxLength: 12 }),
  );
  const some = fc.sample(
    fc
      .oneof(
        arbitraryText,
        fc.emailAddress(),
        address.map((parts) => parts.join('@')),
      )
      .map(storedText),
    { numRuns: 3000, seed: 20_261_130 },
  );
  expect(await areEmails(some)).toEqual(some.map(isEmailAddress));
});

const person = { name: 'Nina', phone: '98450 90012', password: 'four' };
const hired = { employee_id: 'M-77', specializations: [], experience_years: 1, hourly_rate: 100 };
const codes = { customer: '', mechanic: '' };

/** Every function that takes an email, as part of a form that is right otherwise. */
const doors: Record<string, [Role, (email: string) => Record<string, unknown>][]> = {
  register_customer: [['visitor', (email) => ({ ...person, email })]],
  hire_mechanic: [['manager', (email) => ({ ...person, ...hired, email })]],
  hire_manager: [['manager', (email) => ({ ...person, email })]],
  invite_customer: [['manager', (email) => ({ customer_id: codes.customer, email })]],
  invite_mechanic: [['manager', (email) => ({ mechanic_id: codes.mechanic, email })]],
  update_customer: [
    ['manager', (email) => ({ customer_id: codes.customer, name: 'Walk-in', phone: '98450 55511', email })],
    [
      'manager',
      (email) => ({ customer_id: workshop.idOf('customer'), name: 'Asha', phone: '90000 00100', email }),
    ],
  ],
  accept_invitation: [['visitor', (email) => ({ code: acceptance, email, password: 'four' })]],
  save_supplier: [['manager', (email) => ({ name: 'Bosch', email, terms_days: 1, lead_days: 1 })]],
  save_garage: [['manager', (email) => ({ settings: { ...garage, name: 'Pitlane', email } })]],
};
let acceptance: string;
let garage: object;

test('no door takes what is no address @long', async () => {
  const manager = await workshop.as('manager');
  const walkIn = { name: 'Walk-in', phone: '98450 55511' };
  codes.customer = (await call<{ customer_id: string }>(manager, 'register_walk_in', walkIn)).customer_id;
  const mechanic = { ...person, ...hired, password: '', email: '' };
  codes.mechanic = (await call<{ mechanic_id: string }>(manager, 'hire_mechanic', mechanic)).mechanic_id;
  const invitation = { customer_id: codes.customer };
  acceptance = (await call<{ code: string }>(manager, 'invite_customer', invitation)).code;
  garage = await call<object>(manager, 'garage_settings');

  for (const [name, calls] of Object.entries(doors)) {
    for (const [role, formOf] of calls) {
      const client = await workshop.as(role);
      for (const email of ['a@b..c', 'ａ@ｂ.co', `${'n'.repeat(243)}@example.com`, 'asha@bücher.de', 'a@b']) {
        expect([name, email, await refuse(client, name, formOf(email))]).toEqual([
          ...[name, email],
          { code: 'PT400', hint: 'email', message: 'Please enter a valid email address' },
        ]);
      }
    }
  }
});

test('every function with an email is among them', async () => {
  const { functions } = await readSchema(workshop.backend.exec);
  const named = functions.filter(({ parameters }) => parameters.some((field) => field.name === 'email'));
  expect(['save_garage', ...named.map(({ name }) => name)].toSorted()).toEqual(Object.keys(doors).toSorted());
});

test.each(['customers', 'managers', 'mechanics'])('the table %s keeps no other', async (table) => {
  await expect(
    workshop.backend.exec(`update public.${table} set email = 'a@b..c' where email is not null`),
  ).rejects.toThrow('check');
});
