import * as z from '@pitlane/shared-data/schema';

/** The contract version of this build. Increased with incompatible changes. */
export const contractVersion = 2;

/** The shell hosts the current and the previous contract, so that teams can release separately. */
export const supportedContracts: readonly number[] = [contractVersion, contractVersion - 1];

/** Paths of the shell, which no remote may claim. */
export const shellPaths: readonly string[] = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/dashboard',
  '/profile',
];

const role = z.enum(['customer', 'mechanic', 'manager']);
const path = z.string().check(z.regex(/^\/[\w\-/:]*$/));
const line = z.string().check(z.minLength(1));

const routeSchema = z.object({
  path,
  /** Undefined for a public route. */
  roles: z.optional(z.array(role)),
  /** For visitors on a route with roles: redirect to the login, or show the screen, which handles visitors itself. */
  signedOut: z.optional(z.enum(['login', 'screen'])),
  title: line,
});

const navEntrySchema = z.object({
  label: line,
  href: path,
  audience: z.array(z.enum(['visitor', 'customer', 'mechanic', 'manager'])),
  order: z.number(),
});

const schema1 = z.object({
  contract: z.number(),
  name: z.string().check(z.regex(/^[a-z][a-z_]*$/)),
  label: line,
  entry: line,
  routes: z.array(routeSchema),
  nav: z.array(navEntrySchema),
});

const schema2 = z.object({
  ...schema1.shape,
  /** The team that owns the remote, shown by the ownership overlay. */
  team: line,
  /** The released revision, or the package's version for a local build. */
  version: line,
});

/** A manifest of the current contract. */
export type CurrentManifest = z.infer<typeof schema2>;

/** One parser per contract; an older manifest is migrated, with defaults for new fields. */
const readers: Record<number, (value: unknown) => CurrentManifest> = {
  1: (value) => {
    const manifest = z.parse(schema1, value);
    return { ...manifest, team: manifest.label, version: 'unknown' };
  },
  2: (value) => z.parse(schema2, value),
};

const contractOf = (value: unknown) => z.parse(z.object({ contract: z.number() }), value).contract;

/**
 * Validates a manifest of any supported contract.
 * @throws for an invalid manifest, an unsupported contract, a duplicate path or a path of the shell.
 */
export function parseRemoteManifest(value: unknown): CurrentManifest {
  const contract = contractOf(value);
  const read = supportedContracts.includes(contract) ? readers[contract] : undefined;
  if (!read) throw new Error(`Contract ${contract} is not one of ${supportedContracts.join(', ')}`);
  const manifest = read(value);
  const paths = manifest.routes.map((route) => route.path);
  const wrong = paths.filter((own, index) => shellPaths.includes(own) || paths.indexOf(own) !== index);
  if (wrong.length > 0) throw new Error(`${manifest.label} claims what it may not: ${wrong.join(', ')}`);
  return manifest;
}
