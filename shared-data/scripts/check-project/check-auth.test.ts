import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PortalConfig } from '../../src/foundation/config/portal-config.ts';
import { checkAuth } from './check-auth.ts';

const portalUrl = 'https://portal.example/';
let server: Server;
let answers: Record<string, unknown>;
let url: string;

const rightPublic = { disable_signup: true, external: { anonymous_users: false, google: true } };
const rightOwners = {
  site_url: 'https://portal.example',
  uri_allow_list: 'https://portal.example/dashboard,https://portal.example/reset-password',
  mailer_templates_recovery_content:
    '<a href="{{ .SiteURL }}/reset-password?token_hash={{ .TokenHash }}">Set</a>',
  smtp_host: 'smtp.example',
  refresh_token_rotation_enabled: true,
  sessions_timebox: 720,
  sessions_inactivity_timeout: 168,
  rate_limit_otp: 30,
  rate_limit_verify: 30,
  rate_limit_token_refresh: 150,
  jwt_exp: 3600,
  mailer_otp_length: 10,
  mailer_otp_exp: 3600,
  security_refresh_token_reuse_interval: 10,
  security_update_password_require_reauthentication: true,
  mfa_totp_enroll_enabled: false,
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = answers[String(request.url)];
    response.statusCode = answer ? 200 : 401;
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

async function check(more: { open?: object; owners?: object } = {}, token: string | undefined = 'token') {
  answers = {
    '/auth/v1/settings': { ...rightPublic, ...more.open },
    '/v1/projects/127/config/auth': { ...rightOwners, ...more.owners },
  };
  const portal: PortalConfig = {
    supabaseUrl: url,
    supabaseKey: 'key',
    remotes: [],
    socialSignIns: { google: true, github: false },
  };
  return checkAuth(portal, portalUrl, token, url);
}

test('A project that is set up has no problem', async () => {
  expect((await check()).flatMap(({ problems }) => problems)).toEqual([]);
});

test.each([
  [{ open: { disable_signup: false } }, /^Anybody can make a login/],
  [{ open: { external: { anonymous_users: true, google: true } } }, /^Anonymous sign-in is on/],
  [{ open: { external: {} } }, /^portal.json offers google sign-in/],
  [{ owners: { site_url: 'http://localhost:3000' } }, /^The site's address is http:\/\/localhost:3000/],
  [{ owners: { uri_allow_list: '' } }, /\/dashboard is not among the redirect addresses/],
  [
    { owners: { mailer_templates_recovery_content: '{{ .ConfirmationURL }}' } },
    /lacks its link with token_hash/,
  ],
  [{ owners: { smtp_host: null } }, /Set up SMTP/],
  [{ owners: { refresh_token_rotation_enabled: false } }, /^Refresh tokens are not rotated/],
  [{ owners: { sessions_timebox: 0 } }, /^sessions_timebox is not set, not 720 hours/],
  [{ owners: { sessions_inactivity_timeout: 400 } }, /^sessions_inactivity_timeout is 400, not 168 hours/],
  [{ owners: { rate_limit_otp: 5000 } }, /^rate_limit_otp is 5000, not at most 30 sign-ins of one address/],
  [{ owners: { rate_limit_verify: null } }, /^rate_limit_verify is not set, not at most 30 codes/],
  [{ owners: { rate_limit_token_refresh: 151 } }, /^rate_limit_token_refresh is 151, not at most 150/],
  [{ owners: { mailer_otp_length: 6 } }, /^The code of a mail has 6 digits, not 10/],
  [{ owners: { mailer_otp_exp: 86_400 } }, /^mailer_otp_exp is 86400, not at most 3600 seconds/],
  [{ owners: { jwt_exp: 604_800 } }, /^jwt_exp is 604800, not at most 3600 seconds/],
  [
    { owners: { security_refresh_token_reuse_interval: 3600 } },
    /^security_refresh_token_reuse_interval is 3600, not at most 10 seconds/,
  ],
  [
    { owners: { security_update_password_require_reauthentication: false } },
    /^Auth changes a password for whoever has a session/,
  ],
  [{ owners: { mfa_totp_enroll_enabled: true } }, /^Auth offers a second factor of its own/],
  [
    { owners: { security_captcha_enabled: true, security_captcha_provider: 'turnstile' } },
    /^Supabase Auth demands a CAPTCHA of turnstile, but portal.json has none: nobody can sign in/,
  ],
])('%j is found', async (wrong, problem) => {
  const problems = (await check(wrong)).flatMap((each) => each.problems);
  expect(problems[0]).toMatch(problem);
});

test('A plan without lengths of sessions has no problem: the database ends them', async () => {
  const free = { owners: { sessions_timebox: 0, sessions_inactivity_timeout: null } };
  expect((await check(free)).flatMap(({ problems }) => problems)).toEqual([]);
});

test('Without an access token the settings of the owner are not checked, and it says so', async () => {
  const [, owners] = await check({}, '');
  expect(owners).toMatchObject({ problems: [], skipped: 'set SUPABASE_ACCESS_TOKEN to check them' });
});

test('A refused access token is a problem', async () => {
  answers = { '/auth/v1/settings': rightPublic };
  const portal = {
    supabaseUrl: url,
    supabaseKey: 'key',
    remotes: [],
    socialSignIns: { google: false, github: false },
  };
  const [, owners] = await checkAuth(portal, portalUrl, 'token', url);
  expect(owners?.problems).toEqual(['/v1/projects/127/config/auth answers with status 401.']);
});
