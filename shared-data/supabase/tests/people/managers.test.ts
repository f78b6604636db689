import { createManager, type NewManager } from '../../../local-backend/data/create-manager.ts';
import { emailOf, roles } from '../support/people.ts';
import { call } from '../support/rpc-calls.ts';
import { connect, openWorkshop, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

const nina: NewManager = {
  name: ' Nina ',
  email: ' Nina@Example.TEST ',
  phone: '+91 90000 00900',
  password: 'four',
};
const create = (changes: Partial<NewManager> = {}) =>
  createManager(workshop.backend.exec, { ...nina, ...changes });

test('a created manager can log in and use the portal @long', async () => {
  const made = await create({ department: ' Operations ' });
  expect(made).toMatchObject({
    name: 'Nina',
    email: 'nina@example.test',
    phone: '+91 90000 00900',
    department: 'Operations',
  });
  const client = connect(workshop.backend);
  await client.auth.signInWithPassword({ email: 'nina@example.test', password: 'four' });
  expect(await call(client, 'current_account')).toMatchObject({ role: 'manager', name: 'Nina' });
  expect(await call(client, 'garage_counts')).toMatchObject({ mechanics: 3 });
});

test.each([undefined, ' '])('with the department %j it is Management', async (department) => {
  const made = await create({ department, email: `m${String(department).length}@example.test` });
  expect(made).toMatchObject({ department: 'Management' });
});

test.each([
  [{ name: ' ', email: '' }, 'Name is required'],
  [{ email: 'nina@' }, 'Please enter a valid email address'],
  [{ phone: '' }, 'Phone number is required'],
  [{ password: 'abc' }, 'Password must be at least 4 characters long'],
  [{ password: '1234567890123' }, 'Password must be no more than 12 characters long'],
  [{ department: 'd'.repeat(201) }, 'Department must be no more than 200 characters long'],
  [{ email: emailOf('customer') }, 'User with this email already exists'],
  [{ email: emailOf('mechanic').toUpperCase() }, 'User with this email already exists'],
])('%j is refused: %s, and leaves no login behind', async (changes, message) => {
  const count = 'select count(*)::int as logins from auth.users';
  const before = await workshop.backend.exec(count);
  await expect(create({ email: 'new@example.test', ...changes })).rejects.toThrow(message);
  expect(await workshop.backend.exec(count)).toEqual(before);
});

test.each(roles)('a %s cannot make one, by any address', async (role) => {
  const client = await workshop.as(role);
  const parameters = { p_name: 'X', p_email: 'x@x.test', p_phone: '1', p_password: 'four', p_department: '' };
  expect((await client.rpc('create_manager', parameters)).error).not.toBeNull();
  expect((await client.schema('private').rpc('create_manager', parameters)).error).not.toBeNull();
});

test('the secret key cannot create a manager either', async () => {
  const rights = await workshop.backend.exec(`
    select r.rolname from pg_roles r
    where r.rolname in ('anon', 'authenticated', 'service_role')
      and has_function_privilege(r.oid, 'private.create_manager(text, text, text, text, text, boolean, boolean)', 'execute')`);
  expect(rights).toEqual([]);
});
