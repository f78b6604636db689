import { DataError } from '../answers/data-error.ts';
import { parsePortalConfig } from './portal-config.ts';

const config = {
  supabaseUrl: 'http://localhost:54321',
  supabaseKey: 'sb_publishable_example',
  remotes: [{ name: 'customer', url: 'http://localhost:3001/' }],
  socialSignIns: { google: false, github: true },
  captcha: { provider: 'turnstile', siteKey: '0x4AAA' },
  timeZone: 'Asia/Kolkata',
  reporter: '/reporter.js',
  serviceWorker: false,
  realtime: true,
  contact: { phone: '+91 80 5550 0100' },
};

test('a complete file is read as it is', () => {
  expect(parsePortalConfig(config)).toEqual(config);
});

test('captcha, time zone, contact, realtime, reporter and serviceWorker may be left out', () => {
  const { supabaseUrl, supabaseKey, remotes, socialSignIns } = config;
  const rest = { supabaseUrl, supabaseKey, remotes, socialSignIns };
  expect(parsePortalConfig(rest)).toEqual(rest);
});

test.each([
  ['a missing key', { supabaseKey: ' ' }, 'supabaseKey'],
  ['an address that is none', { supabaseUrl: 'localhost' }, 'supabaseUrl'],
  ['an address of another kind', { supabaseUrl: 'javascript:alert(1)' }, 'supabaseUrl'],
  ['a remote without an address', { remotes: [{ name: 'customer' }] }, 'remotes.0.url'],
  ['a time zone that does not exist', { timeZone: 'Asia/Atlantis' }, 'timeZone'],
  ['a reporter of someone else', { reporter: 'https://evil.example/reporter.js' }, 'reporter'],
  ['a reporter of someone else, by its host', { reporter: '//evil.example/reporter.js' }, 'reporter'],
  [
    'a captcha that Auth does not check',
    { captcha: { provider: 'recaptcha', siteKey: 'x' } },
    'captcha.provider',
  ],
  ['a captcha without a key', { captcha: { provider: 'hcaptcha' } }, 'captcha.siteKey'],
  ['a switch that is no switch', { socialSignIns: { google: 'yes', github: false } }, 'socialSignIns.google'],
])('%s is named', (_, changes, name) => {
  expect(() => parsePortalConfig({ ...config, ...changes })).toThrow(
    expect.objectContaining({ kind: 'invalid', message: `portal.json is not valid: ${name}` }),
  );
});

test.each([null, 'text', [], 7])('%j is no settings file', (value) => {
  expect(() => parsePortalConfig(value)).toThrow(DataError);
});
