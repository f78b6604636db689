import { createHash } from 'node:crypto';
import { linkPrefixes } from '@pitlane/shared-data/paths';
import type { PortalConfig } from '@pitlane/shared-data/portal-config';
import { firstScript } from '../../prerender/first-script.ts';
import { captchaProviders } from '../../src/credentials/captcha/captcha-providers.ts';
import { workerUrl } from '../../src/service-worker/worker-contract.ts';

const originOf = (address: string) => new URL(address).origin;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows code from the listed remotes and captcha, data from the listed backend and the first inline script, only. */
function contentSecurityPolicy(
  { supabaseUrl, remotes, captcha, realtime }: PortalConfig,
  sockets: string[],
): string {
  const remoteOrigins = [...new Set(remotes.map(({ url }) => originOf(url)))];
  const backend = originOf(supabaseUrl);
  const backendSockets = realtime ? [backend.replace(/^http/, 'ws')] : [];
  const sources: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashOf(firstScript), ...remoteOrigins],
    'connect-src': ["'self'", backend, ...backendSockets, ...remoteOrigins, ...sockets],
    // styled-components adds style elements at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Photos from Storage, and those that wait on the device.
    'img-src': ["'self'", 'data:', 'blob:', backend, ...remoteOrigins],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  const ofCaptcha = captcha ? captchaProviders[captcha.provider].sources : {};
  for (const [directive, values] of Object.entries(ofCaptcha)) {
    sources[directive] = [...(sources[directive] ?? []), ...values];
  }
  return Object.entries(sources)
    .map(([directive, values]) => [directive, ...new Set(values)].join(' '))
    .join('; ');
}

/**
 * The headers of every page of the shell, made from its `portal.json`.
 * @param sockets the development servers' addresses for hot reload; none in production.
 */
export const securityHeaders = (portal: PortalConfig, sockets: string[] = []): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(portal, sockets),
  'X-Content-Type-Options': 'nosniff',
  // For browsers without frame-ancestors.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Ignored by browsers where the portal is not served over TLS, as on a laptop.
  'Strict-Transport-Security': 'max-age=31536000',
  // The camera reads the codes of parts.
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
});

/** The headers that are different for a path, or for all paths below one that ends with a slash. */
export const headersOfPath: Record<string, Record<string, string>> = {
  // A link's address is a secret, and nothing for search engines.
  ...Object.fromEntries(
    linkPrefixes.map((prefix) => [prefix, { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }]),
  ),
  // A browser keeps the policy that came with the service worker until the worker itself changes, so it names no origin:
  // a remote that is added to `portal.json` would be refused.
  [workerUrl]: { 'Content-Security-Policy': "default-src 'none'; connect-src *" },
};
