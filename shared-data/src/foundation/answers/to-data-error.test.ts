import { DataError, messageFor, ownTextFor } from './data-error.ts';
import { toDataError } from './to-data-error.ts';

const raised = (code: string, hint: string | null = null) => ({
  code,
  message: 'Belt: only 2 left in stock',
  details: null,
  hint,
});

test.each([
  ['PT400', 'invalid'],
  ['PT401', 'signed-out'],
  ['PT403', 'forbidden'],
  ['PT404', 'not-found'],
  ['PT409', 'conflict'],
  ['PT412', 'changed'],
  ['PT429', 'too-many'],
])("our own %s is of kind '%s' and keeps the server's message", (code, kind) => {
  const error = toDataError(raised(code, 'name'), 400);
  expect(error).toMatchObject({
    kind,
    message: 'Belt: only 2 left in stock',
    field: 'name',
    fromServer: true,
  });
});

test('our own error without a hint has no field', () => {
  expect(toDataError(raised('PT409'), 409).field).toBeUndefined();
});

test('the current database value is passed on as detail', () => {
  expect(toDataError({ ...raised('PT409', '7'), details: '2' }, 409)).toMatchObject({
    field: '7',
    detail: '2',
  });
  expect(toDataError(raised('PT409', '7'), 409).detail).toBeUndefined();
  expect(toDataError({ ...raised('23505'), details: 'Key (phone)=(100) already exists.' }, 409).detail).toBe(
    undefined,
  );
});

test.each([
  ['42501', 403, 'forbidden'],
  ['42501', 401, 'signed-out'],
  ['PGRST301', 401, 'signed-out'],
  ['PGRST303', 401, 'signed-out'],
  ['PGRST116', 406, 'not-found'],
  ['23505', 409, 'conflict'],
  ['23503', 409, 'conflict'],
  ['40001', 500, 'conflict'],
  ['40P01', 500, 'conflict'],
  ['23514', 400, 'invalid'],
  ['23502', 400, 'invalid'],
  ['22P02', 400, 'invalid'],
  ['22003', 400, 'invalid'],
  ['PGRST202', 404, 'not-found'],
  ['XX000', 500, 'unexpected'],
  ['SUP', 500, 'unexpected'],
  ['', 503, 'offline'],
  ['', 429, 'too-many'],
  ['', 0, 'offline'],
])("the database's %s with status %d is of kind '%s', with our message", (code, status, kind) => {
  const error = toDataError(
    { ...raised(code, 'Perhaps you meant another function'), message: 'duplicate key' },
    status,
  );
  expect(error).toMatchObject({ kind, fromServer: false, field: undefined });
  expect(error.message).not.toContain('duplicate');
});

test.each([
  [{ name: 'AuthRetryableFetchError', status: 0 }, 'offline'],
  [{ name: 'AuthRetryableFetchError', status: 503 }, 'offline'],
  [{ name: 'AuthApiError', status: 429, code: 'over_request_rate_limit' }, 'too-many'],
  [{ name: 'AuthApiError', status: 403, code: 'session_not_found' }, 'signed-out'],
  [{ name: 'AuthSessionMissingError', status: 400, code: 'session_not_found' }, 'signed-out'],
  [new DOMException('late', 'TimeoutError'), 'offline'],
  [Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }), 'offline'],
  [new TypeError('x is not a function'), 'unexpected'],
  ['boom', 'unexpected'],
  [undefined, 'unexpected'],
])("%o is of kind '%s'", (error, kind) => {
  expect(toDataError(error).kind).toBe(kind);
});

test("a connection error has the portal's message", () => {
  expect(toDataError({ message: 'TypeError: fetch failed', code: '' }, 0).message).toBe(
    "The garage's server cannot be reached. Check your connection and try again.",
  );
});

test('a DataError is returned unchanged', () => {
  const error = new DataError('conflict');
  expect(toDataError(error)).toBe(error);
});

test('the original error is kept as the cause', () => {
  const cause = raised('23505');
  expect(toDataError(cause, 409).cause).toBe(cause);
});

test("a screen shows the server's message if there is one, else its own text", () => {
  expect(messageFor(toDataError(raised('PT409'), 409), 'Failed to complete job')).toBe(
    'Belt: only 2 left in stock',
  );
  expect(messageFor(toDataError(raised('23505'), 409), 'Failed to complete job')).toBe(
    'Failed to complete job',
  );
  expect(messageFor(new Error('defect'), 'Failed to complete job')).toBe('Failed to complete job');
});

test('an error made by another copy of this package is recognised', async () => {
  let other: typeof import('./data-error.ts') | undefined;
  jest.isolateModules(() => {
    other = jest.requireActual('./data-error.ts');
  });
  expect(other?.DataError).not.toBe(DataError);
  const foreign = other && new other.DataError('offline');
  expect(foreign).toBeInstanceOf(DataError);
  expect(new Error('another')).not.toBeInstanceOf(DataError);
});

test('a screen may have its own text for an unreachable server', () => {
  const text = { refused: 'Failed to fetch job history', unreachable: 'Error loading job history' };
  expect(ownTextFor(new DataError('offline'), text)).toBe('Error loading job history');
  expect(ownTextFor(new DataError('forbidden'), text)).toBe('Failed to fetch job history');
  expect(messageFor(new DataError('conflict', { message: 'Too late', fromServer: true }), text)).toBe(
    'Too late',
  );
});

test.each([
  ['22001', 400, 'invalid', 'A text is too long. Shorten it and try again.'],
  ['22003', 400, 'invalid', 'A number is too large. Check what you entered and try again.'],
  ['22008', 400, 'invalid', 'A date or time is not valid. Check what you entered and try again.'],
  ['22021', 400, 'invalid', 'A text has a character that cannot be used.'],
  ['22P02', 400, 'invalid', 'This could not be accepted. Check what you entered and try again.'],
  ['53100', 500, 'unexpected', expect.stringContaining("The disk of the garage's server is full")],
  ['57014', 500, 'unexpected', 'This took too long. Search for less and try again.'],
])('SQLSTATE %s is a sentence, not what PostgreSQL says', (code, status, kind, message) => {
  const raw = 'invalid input syntax for type bigint: "x"';
  expect(toDataError({ code, message: raw, hint: null, details: null }, status)).toMatchObject({
    kind,
    message,
    fromServer: false,
  });
});
