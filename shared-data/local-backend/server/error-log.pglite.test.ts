import { inspect } from 'node:util';
import { openTestBackend } from '../testing/test-backend.ts';

const { error, warn, log } = console;
afterEach(() => Object.assign(console, { error, warn, log }));

const failing = `
create function private.fall() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'a planted failure' using errcode = 'XX000', detail = 'Row contains ' || new.phone;
end
$$;
`;

test('a failure is printed for whoever runs the backend, without what was sent', async () => {
  const backend = await openTestBackend();
  await backend.exec(failing);
  await backend.exec(
    'create trigger fall before insert on public.customers for each row execute function private.fall()',
  );
  const printed: unknown[] = [];
  const keep = (...things: unknown[]) => void printed.push(...things);
  Object.assign(console, { error: keep, warn: keep, log: keep });
  const customer = { name: 'Asha', email: 'asha@pitlane.test', phone: '+91 9000000001', password: 'wheel9x' };
  const answer = await backend.fetch('http://localhost/rest/v1/rpc/register_customer', {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(customer),
  });
  await backend.close();
  expect(answer.status).toBe(500);
  const written = inspect(printed, { depth: null, showHidden: true });
  expect(written).toContain('a planted failure');
  for (const secret of [customer.password, customer.email, customer.phone]) {
    expect(written).not.toContain(secret);
  }
});
