import { inspect } from 'node:util';
import { openTestBackend } from '../testing/test-backend.ts';

const { error, warn, log } = console;
afterEach(() => Object.assign(console, { error, warn, log }));

const failing = `
create function private.fail() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'a planted failure' using errcode = 'XX000', detail = 'Row contains ' || new.phone;
end
$$;
`;

test('a server error is logged without the values that were sent', async () => {
  const backend = await openTestBackend();
  await backend.exec(failing);
  await backend.exec(
    'create trigger fail before insert on public.customers for each row execute function private.fail()',
  );
  const logged: unknown[] = [];
  const capture = (...values: unknown[]) => void logged.push(...values);
  Object.assign(console, { error: capture, warn: capture, log: capture });
  const customer = { name: 'Asha', email: 'asha@pitlane.test', phone: '+91 9000000001', password: 'wheel9x' };
  const response = await backend.fetch('http://localhost/rest/v1/rpc/register_customer', {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(customer),
  });
  await backend.close();
  expect(response.status).toBe(500);
  const output = inspect(logged, { depth: null, showHidden: true });
  expect(output).toContain('a planted failure');
  for (const secret of [customer.password, customer.email, customer.phone]) {
    expect(output).not.toContain(secret);
  }
});
