import { DataError } from '../answers/data-error.ts';
import {
  array,
  boolean,
  object,
  oneOf,
  optional,
  string,
  type Valid,
  validate,
} from '../schema/validators.ts';

const isTimeZone = (name: string) => {
  // The first use of a time zone costs a start 27 ms, and many pages show no date.
  if (name === 'Asia/Kolkata') return true;
  try {
    return Boolean(new Intl.DateTimeFormat('en-IN', { timeZone: name }));
  } catch {
    return false;
  }
};

const text = string((value) => value.trim() !== '');
const httpAddress = string((value) => /^https?:/.test(value) && URL.canParse(value));
const remoteSchema = object({ name: text, url: httpAddress });

const captchaSchema = object({ provider: oneOf('turnstile', 'hcaptcha'), siteKey: text });

const configSchema = object({
  supabaseUrl: httpAddress,
  supabaseKey: text,
  remotes: array(remoteSchema),
  socialSignIns: object({ google: boolean, github: boolean }),
  /** Needed where Supabase Auth has CAPTCHA protection on, with the same provider. The site key is public. */
  captcha: optional(captchaSchema),
  timeZone: optional(string(isTimeZone)),
  /** Whether the backend has Supabase Realtime; without it the bell polls for notices every 20 seconds. */
  realtime: optional(boolean),
  /** The URL of a module on the shell's origin, whose default export receives the page's events. */
  reporter: optional(string((value) => /^\/(?!\/)[\w./-]+\.m?js$/.test(value))),
  /** Whether browsers keep the portal's files with a service worker; `false` removes it from them. */
  serviceWorker: optional(boolean),
  contact: optional(object({ phone: optional(text), email: optional(text) })),
});

/** The URL of a remote; its name is in its manifest. */
export type PortalRemote = Valid<typeof remoteSchema>;

/** A provider of captchas that Supabase Auth can check. */
export type CaptchaProvider = Valid<typeof captchaSchema>['provider'];

/** The runtime settings, `portal.json`: public, and not part of a build. */
export type PortalConfig = Valid<typeof configSchema>;

/** Validates `portal.json`. @throws {DataError} of kind 'invalid', whose message lists the invalid settings. */
export function parsePortalConfig(value: unknown): PortalConfig {
  try {
    return validate(configSchema, value);
  } catch (cause) {
    throw new DataError('invalid', {
      message: `portal.json is not valid: ${(cause as Error).message}`,
      cause,
    });
  }
}
