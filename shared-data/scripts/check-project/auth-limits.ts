type AuthSettings = Record<string, unknown>;

/** What `config.toml` says of sessions; the management API counts in hours. */
const sessionHours = { sessions_timebox: 720, sessions_inactivity_timeout: 168 };

/** None without any: Supabase Auth has them in paid plans, and the database ends sessions in any. */
function problemsOfSessions(settings: AuthSettings): string[] {
  const names = Object.keys(sessionHours) as (keyof typeof sessionHours)[];
  if (!names.some((name) => settings[name])) return [];
  return names
    .filter((name) => settings[name] !== sessionHours[name])
    .map((name) => `${name} is ${settings[name] || 'not set'}, not ${sessionHours[name]} hours.`);
}

/** The most that `config.toml` allows: attempts of one address in five minutes, and seconds. */
const most = {
  rate_limit_otp: [30, 'sign-ins of one address in five minutes'],
  rate_limit_verify: [30, 'codes of one address in five minutes'],
  rate_limit_token_refresh: [150, 'renewed tokens of one address in five minutes'],
  jwt_exp: [3600, 'seconds, after which a token is renewed'],
  mailer_otp_exp: [3600, 'seconds, after which the link of a mail ends'],
  security_refresh_token_reuse_interval: [10, 'seconds in which a refresh token can be used again'],
} as const;

const problemsOfLimits = (settings: AuthSettings): string[] =>
  Object.entries(most)
    .filter(([name, [limit]]) => !(Number(settings[name] ?? Number.NaN) <= limit))
    .map(
      ([name, [limit, unit]]) => `${name} is ${settings[name] ?? 'not set'}, not at most ${limit} ${unit}.`,
    );

/** Which of the limits and proofs that the portal relies on a project's Auth lacks. */
export function problemsOfAuthLimits(settings: AuthSettings): string[] {
  const problems = [...problemsOfSessions(settings), ...problemsOfLimits(settings)];
  // Six can be guessed from many addresses, each within its limit.
  if (!(Number(settings.mailer_otp_length) >= 10))
    problems.push(
      `The code of a mail has ${settings.mailer_otp_length ?? 'an unknown number of'} digits, not 10.`,
    );
  if (settings.refresh_token_rotation_enabled !== true) problems.push('Refresh tokens are not rotated.');
  if (settings.security_update_password_require_reauthentication !== true)
    problems.push('Auth changes a password for whoever has a session, however old.');
  if (settings.mfa_totp_enroll_enabled === true)
    problems.push(
      'Auth offers a second factor of its own (mfa_totp_enroll_enabled), which the portal never asks for.',
    );
  return problems;
}
