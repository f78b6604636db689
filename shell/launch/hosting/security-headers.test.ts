import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePortalConfig } from '@pitlane/shared-data/portal-config';
import { firstScript } from '../../prerender/first-script.ts';
import { headersOfPath, securityHeaders } from './security-headers.ts';

const portal = {
  supabaseUrl: 'https://project.supabase.co',
  supabaseKey: 'public',
  remotes: [
    { name: 'customer', url: 'https://apps.garage.example/customer/' },
    { name: 'manager', url: 'https://apps.garage.example/manager/' },
    { name: 'mechanic', url: 'https://workshop.garage.example:8443/' },
  ],
  socialSignIns: { google: false, github: false },
};

function policyOf(config: Parameters<typeof securityHeaders>[0]) {
  const policy = securityHeaders(config)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
}

const remotes = ['https://apps.garage.example', 'https://workshop.garage.example:8443'];

const firstHash = `'sha256-${createHash('sha256').update(firstScript).digest('base64')}'`;

test('scripts are allowed from the shell and the listed remotes, each origin once', () => {
  expect(policyOf(portal)['script-src']).toEqual(["'self'", firstHash, ...remotes]);
});

test('the first script is the only inline script that is allowed', () => {
  const policy = securityHeaders(portal)['Content-Security-Policy'];
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy?.match(/'sha256-/g)).toHaveLength(1);
});

test('connections are allowed to the listed backend and the remotes only', () => {
  expect(policyOf(portal)['connect-src']).toEqual(["'self'", 'https://project.supabase.co', ...remotes]);
});

test('the sockets of the backend are allowed where portal.json says that it has Realtime', () => {
  expect(policyOf({ ...portal, realtime: true })['connect-src']).toEqual([
    "'self'",
    'https://project.supabase.co',
    'wss://project.supabase.co',
    ...remotes,
  ]);
});

test('in development the policy differs in the sockets for hot reload only', () => {
  const sockets = ['ws://localhost:3000', 'ws://localhost:3001'];
  const policy = securityHeaders(portal, sockets)['Content-Security-Policy'] ?? '';
  expect(policy.replace(` ${sockets.join(' ')}`, '')).toBe(
    securityHeaders(portal)['Content-Security-Policy'],
  );
  expect(policy).toMatch(/connect-src [^;]* ws:\/\/localhost:3000 ws:\/\/localhost:3001/);
});

test('a captcha is allowed where portal.json has one, that of its provider only', () => {
  const turnstile = 'https://challenges.cloudflare.com';
  expect(policyOf({ ...portal, captcha: { provider: 'turnstile', siteKey: 'x' } })).toEqual({
    ...policyOf(portal),
    'script-src': [...(policyOf(portal)['script-src'] ?? []), turnstile],
    'frame-src': [turnstile],
  });
  const hcaptcha = policyOf({ ...portal, captcha: { provider: 'hcaptcha', siteKey: 'x' } });
  for (const directive of ['script-src', 'frame-src', 'style-src', 'connect-src']) {
    expect(hcaptcha[directive]).toEqual(
      expect.arrayContaining(['https://hcaptcha.com', 'https://*.hcaptcha.com']),
    );
  }
  expect(JSON.stringify(policyOf(portal))).not.toMatch(/captcha|cloudflare/);
  expect(policyOf(portal)['frame-src']).toBeUndefined();
});

test('the service worker and the manifest of the installed portal come from the shell', () => {
  expect(policyOf(portal)).toMatchObject({ 'worker-src': ["'self'"], 'manifest-src': ["'self'"] });
});

test('the policy of the service worker stays right when portal.json gets another remote', () => {
  expect(headersOfPath['/service-worker.js']?.['Content-Security-Policy']).toBe(
    "default-src 'none'; connect-src *",
  );
});

test.each(['/t/', '/wall/', '/book/', '/unsubscribe/'])(
  'the address below %s is kept from other sites and search engines',
  (path) => {
    expect(headersOfPath[path]).toEqual({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
  },
);

test('browsers use TLS only, once they have', () => {
  expect(securityHeaders(portal)['Strict-Transport-Security']).toMatch(/^max-age=\d{8}$/);
});

test('everything else is forbidden', () => {
  expect(policyOf(portal)).toMatchObject({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  });
});

test('a URL in portal.json cannot inject directives into the policy', () => {
  const url = "https://garage.example/a;script-src *;'unsafe-inline'";
  const policy = policyOf({ ...portal, remotes: [{ name: 'customer', url }] });
  expect(policy['script-src']).toEqual(["'self'", firstHash, 'https://garage.example']);
});

test('pages cannot be sniffed or framed, and send no full referrer to other sites', () => {
  expect(securityHeaders(portal)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=(self)'),
  });
});

test('the example portal.json produces a policy', () => {
  const example = readFileSync(path.resolve(__dirname, '../../portal.example.json'), 'utf8');
  const headers = securityHeaders(parsePortalConfig(JSON.parse(example)));
  expect(headers['Content-Security-Policy']).toContain('https://your-project.supabase.co');
});
