import { openTestBackend, type TestBackend } from '../../../local-backend/testing/test-backend.ts';
import { codeOf } from '../support/authenticator.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const only = async (query: string, parameters: unknown[]) => {
  const [row] = await backend.exec(query, parameters);
  return Object.values(row ?? {})[0];
};

// RFC 6238, appendix B: eight digits there, of which an app shows the last six.
const seed = '12345678901234567890';
const inBase32 = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('the code at %s seconds is that of the RFC', async (seconds, digits) => {
  const step = Math.floor(seconds / 30);
  const code = await only(`select private.totp_code(convert_to('${seed}', 'UTF8'), $1)`, [step]);
  expect(code).toBe(digits.slice(2));
  expect(codeOf(inBase32, step)).toBe(code);
});

test('a secret is written in base 32', async () => {
  expect(await only(`select private.base32(convert_to($1, 'UTF8'))`, [seed])).toBe(inBase32);
  expect(await only("select private.base32('\\x666f6f6261')", [])).toBe('MZXW6YTB');
});

test.each([
  [-2, null],
  [-1, 99],
  [0, 100],
  [1, 101],
  [2, null],
])('the code of a clock that is %s steps off is that of step %s', async (drift, taken) => {
  const code = codeOf(inBase32, 100 + drift);
  const step = await only(
    `select private.step_of_code(convert_to('${seed}', 'UTF8'), $1, 0, to_timestamp(3015))::int`,
    [code],
  );
  expect(step).toBe(taken);
});

test.each([
  [98, 100],
  [99, 100],
  [100, null],
  [101, null],
])('after step %s was used, the present code is that of step %s', async (used, taken) => {
  const step = await only(
    `select private.step_of_code(convert_to('${seed}', 'UTF8'), $1, $2, to_timestamp(3015))::int`,
    [codeOf(inBase32, 100), used],
  );
  expect(step).toBe(taken);
});
