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
  /** A module of the shell's own origin whose default export is told what happens on the page. None: nothing is told. */
  reporter: z.optional(z.string().check(z.regex(/^\/(?!\/)[\w./-]+\.m?js$/))),
  contact: z.optional(z.object({ phone: z.optional(text), email: z.optional(text) })),
});

/** Where a remote is served; its name is the one in its own manifest. */
export type PortalRemote = z.infer<typeof remoteSchema>;

/** The runtime settings of a portal, `portal.json`: nothing in it is secret, and nothing of it stands in a build. */
export type PortalConfig = z.infer<typeof configSchema>;

/** Reads a fetched `portal.json`. @throws {DataError} of kind 'invalid', whose message names what is wrong. */
export function parsePortalConfig(value: unknown): PortalConfig {
  const result = z.safeParse(configSchema, value);
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => issue.path.join('.') || 'the whole file');
  throw new DataError('invalid', {
    message: `portal.json is not valid: ${[...new Set(wrong)].join(', ')}`,
    cause: result.error,
  });
}
