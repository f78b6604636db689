import type { PortalConfig } from '../../src/foundation/config/portal-config.ts';
import { problemsOfAuthLimits } from './auth-limits.ts';
import { type Check, runCheck } from './check.ts';

/** The address of Supabase's management API. */
const managementUrl = 'https://api.supabase.com';

/** Milliseconds: a service that works answers in one or two seconds. */
const timeout = 15_000;

async function getJson(
  address: string | URL,
  headers: Record<string, string>,
): Promise<Record<string, unknown>> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${new URL(address).pathname} answers with status ${response.status}.`);
  return (await response.json()) as Record<string, unknown>;
}

/** What anybody may read: which ways of signing up and in are open. */
async function checkPublicSettings({ supabaseUrl, supabaseKey, socialSignIns }: PortalConfig) {
  const settings = await getJson(new URL('auth/v1/settings', `${supabaseUrl}/`), { apikey: supabaseKey });
  const providers = (settings.external ?? {}) as Record<string, boolean>;
  const problems = [];
  if (settings.disable_signup !== true)
    problems.push('Anybody can make a login. Run `supabase config push`, which closes sign-up.');
  if (providers.anonymous_users)
    problems.push('Anonymous sign-in is on. Run `supabase config push`, which switches it off.');
  for (const [provider, isOffered] of Object.entries(socialSignIns)) {
    if (isOffered && !providers[provider])
      problems.push(`portal.json offers ${provider} sign-in, but Supabase Auth has it switched off.`);
  }
  return problems;
}

/** The settings that only the project's owner may read. */
function problemsOf(
  settings: Record<string, unknown>,
  { captcha }: PortalConfig,
  portalUrl: string,
): string[] {
  const problems = [];
  const site = String(settings.site_url ?? '').replace(/\/$/, '');
  const portal = new URL(portalUrl).origin;
  if (site !== portal)
    problems.push(
      `The site's address is ${site || 'not set'}, not ${portal}: links in emails lead elsewhere.`,
    );
  const allowed = String(settings.uri_allow_list ?? '').split(',');
  for (const path of ['/dashboard', '/reset-password']) {
    if (!allowed.includes(portal + path))
      problems.push(`${portal}${path} is not among the redirect addresses.`);
  }
  if (!String(settings.mailer_templates_recovery_content ?? '').includes('token_hash={{ .TokenHash }}'))
    problems.push('The email for a forgotten password lacks its link with token_hash.');
  if (!settings.smtp_host)
    problems.push("Emails go through Supabase's test service, which sends a few an hour. Set up SMTP.");
  problems.push(...problemsOfAuthLimits(settings));
  const demanded =
    settings.security_captcha_enabled === true ? settings.security_captcha_provider : undefined;
  if (demanded !== captcha?.provider)
    problems.push(
      demanded
        ? `Supabase Auth demands a CAPTCHA of ${demanded}, but portal.json has ${captcha?.provider ?? 'none'}: nobody can sign in.`
        : `portal.json has a CAPTCHA of ${captcha?.provider}, but Supabase Auth does not check it.`,
    );
  return problems.map((problem) => `${problem} See "Supabase Auth" in DEPLOYING.md.`);
}

/** @param accessToken of the Supabase account that owns the project. */
export async function checkAuth(
  portal: PortalConfig,
  portalUrl: string,
  accessToken: string | undefined,
  management = managementUrl,
): Promise<Check[]> {
  const [project] = new URL(portal.supabaseUrl).hostname.split('.');
  const owners = 'Settings of Supabase Auth';
  return [
    await runCheck('Ways to sign up', () => checkPublicSettings(portal)),
    accessToken
      ? await runCheck(owners, async () => {
          const address = new URL(`/v1/projects/${project}/config/auth`, management);
          return problemsOf(
            await getJson(address, { Authorization: `Bearer ${accessToken}` }),
            portal,
            portalUrl,
          );
        })
      : { name: owners, problems: [], skipped: 'set SUPABASE_ACCESS_TOKEN to check them' },
  ];
}
