import * as z from '@pitlane/shared-data/schema';
import { DataError } from '../data-error/data-error.ts';

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-IN', { timeZone: name }));
  } catch {
    return false;
  }
};

const text = z.string().check(z.trim(), z.minLength(1));
const httpAddress = z.url({ protocol: /^https?$/ });
const remoteSchema = z.object({ name: text, url: httpAddress });

const configSchema = z.object({
  supabaseUrl: httpAddress,
  supabaseKey: text,
  remotes: z.array(remoteSchema),
  socialSignIns: z.object({ google: z.boolean(), github: z.boolean() }),
  timeZone: z.optional(text.check(z.refine(isTimeZone))),
  /** The URL of a module on the shell's origin, whose default export receives the page's events. */
  reporter: z.optional(z.string().check(z.regex(/^\/(?!\/)[\w./-]+\.m?js$/))),
  contact: z.optional(z.object({ phone: z.optional(text), email: z.optional(text) })),
});

/** The URL of a remote; its name is in its manifest. */
export type PortalRemote = z.infer<typeof remoteSchema>;

/** The runtime settings, `portal.json`: public, and not part of a build. */
export type PortalConfig = z.infer<typeof configSchema>;

/** Validates `portal.json`. @throws {DataError} of kind 'invalid', whose message lists the invalid settings. */
export function parsePortalConfig(value: unknown): PortalConfig {
  const result = z.safeParse(configSchema, value);
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => issue.path.join('.') || 'the whole file');
  throw new DataError('invalid', {
    message: `portal.json is not valid: ${[...new Set(wrong)].join(', ')}`,
    cause: result.error,
  });
}
