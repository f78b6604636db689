import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSettings } from '../../local-backend/settings/backend-settings.ts';
import type { PortalConfig } from '../../src/foundation/config/portal-config.ts';
import { checkFunctions } from './check-functions.ts';

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: object;
}

/** What Supabase itself answers, without asking a function. */
const byGateway = (status: number, code: string, message: string): Answer => ({
  status,
  headers: { 'sb-error-code': code },
  body: { code, message },
});
const unknown = byGateway(404, 'NOT_FOUND', 'Requested function was not found');
const withoutBundle = byGateway(404, 'NOT_FOUND_FUNCTION_BLOB', 'Function deployment bundle not found');
const withoutKey = byGateway(401, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header');
const notStarted = byGateway(503, 'BOOT_ERROR', 'Function failed to start (please check logs)');

const refused: Answer = { status: 403 };
/** What each function answers to the check. */
const deployed: Record<string, Answer> = {
  'deliver-messages': refused,
  'invoice-pdf': refused,
  'photo-links': { status: 405, body: { message: 'Send the token with POST' } },
  'remove-orphaned-photos': refused,
  unsubscribe: { status: 303, headers: { Location: 'https://portal.example/unsubscribe/check-deployment' } },
};

async function listen(on: Server): Promise<string> {
  await new Promise<void>((resolve) => on.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(on.address() as AddressInfo).port}`;
}

let server: Server;
let url: string;
let answers: Record<string, Answer>;
let requests: IncomingMessage[];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    const [, name = ''] = /^\/functions\/v1\/([\w-]+)/.exec(String(request.url)) ?? [];
    const { status, headers, body } = answers[name] ?? unknown;
    response.writeHead(status, headers).end(body && JSON.stringify(body));
  });
  url = await listen(server);
});
beforeEach(() => {
  answers = deployed;
  requests = [];
});
afterAll(() => server.close().closeAllConnections());

const portalOf = (supabaseUrl = url): PortalConfig => ({
  supabaseUrl,
  supabaseKey: 'key',
  remotes: [],
  socialSignIns: { google: false, github: false },
});

const problemsWith = async (changes: Record<string, Answer | undefined>) => {
  answers = { ...deployed, ...changes } as Record<string, Answer>;
  const found = await checkFunctions(portalOf());
  return found.filter(({ problems }) => problems.length > 0);
};

test('A project with all functions has no problem, and one check for each', async () => {
  const checks = await checkFunctions(portalOf(`${url}/`));
  expect(checks.map(({ name }) => name).sort()).toEqual(
    Object.keys(deployed).map((name) => `Edge Function ${name}`),
  );
  expect(checks.flatMap(({ problems }) => problems)).toEqual([]);
});

test('Nothing is sent that makes a function work', async () => {
  await checkFunctions(portalOf());
  expect(requests).toHaveLength(5);
  for (const { method, headers } of requests) {
    expect([method, headers.authorization, headers.apikey]).toEqual(['GET', undefined, undefined]);
  }
});

test.each(Object.keys(deployed))('A project without %s is found, and what to run', async (name) => {
  expect(await problemsWith({ [name]: undefined })).toEqual([
    {
      name: `Edge Function ${name}`,
      problems: [
        `It is not deployed. Run \`npm run build:functions\`, then \`supabase functions deploy ${name}\` in shared-data/.`,
      ],
    },
  ]);
});

test.each<[string, Answer, RegExp]>([
  ['whose files are gone', withoutBundle, /^It is not deployed\. Run/],
  ['that refuses mail programs', withoutKey, /^It is deployed without `verify_jwt = false` .* Run/],
  ['that does not start', notStarted, /^It answers with status 503 \(BOOT_ERROR\)\. Its log/],
])('A function %s is found', async (_, answer, problem) => {
  expect(await problemsWith({ unsubscribe: answer })).toEqual([
    { name: 'Edge Function unsubscribe', problems: [expect.stringMatching(problem)] },
  ]);
});

test('A function that Supabase is to ask a key for is deployed where it asks for one', async () => {
  answers = { reports: withoutKey };
  const [check] = await checkFunctions(portalOf(), [{ name: 'reports', demandsKey: true }]);
  expect(check).toEqual({ name: 'Edge Function reports', problems: [] });
});

test('An unreachable project is reported as such, not as lacking functions', async () => {
  const closed = createServer();
  const gone = await listen(closed);
  await new Promise((resolve) => closed.close(resolve));
  const checks = await checkFunctions(portalOf(gone));
  expect(checks).toHaveLength(5);
  for (const { name, problems } of checks) {
    const address = `${gone}/functions/v1/${name.replace('Edge Function ', '')}`;
    expect(problems).toEqual([`${address} cannot be reached: ECONNREFUSED.`]);
  }
});

test('A function that answers nothing is waited for, but not for ever', async () => {
  const hanging = createServer(() => {});
  const portal = portalOf(await listen(hanging));
  const wait = AbortSignal.timeout;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => wait.call(AbortSignal, 50));
  const [check] = await checkFunctions(portal, [{ name: 'unsubscribe', demandsKey: false }]);
  expect(check?.problems).toEqual([
    `${portal.supabaseUrl}/functions/v1/unsubscribe does not answer within 15 seconds.`,
  ]);
  jest.restoreAllMocks();
  hanging.close().closeAllConnections();
});

test('The embedded backend has none, and it says so', async () => {
  const portal = { ...portalOf(), supabaseKey: readSettings().publishableKey };
  expect(await checkFunctions(portal)).toEqual([
    { name: 'Edge Functions', problems: [], skipped: 'the embedded backend does their work' },
  ]);
  expect(requests).toEqual([]);
});
