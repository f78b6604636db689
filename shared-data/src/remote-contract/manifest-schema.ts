import * as z from '@pitlane/shared-data/schema';

/** The contract that this build of the shell and the remotes speaks. Raised when an older side could not cope. */
export const contractVersion = 2;

/** Contracts a shell of this build can host: its own and the one before, so that no two teams need release together. */
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
  /** Absent: the route is public. */
  roles: z.optional(z.array(role)),
  /** What a visitor meets on a route that has roles: the login, or the screen itself with its own words. */
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
  /** Who builds and releases the remote; named by the overlay that shows who owns what. */
  team: line,
  /** What was released: the revision, or the package's version where it was only built. */
  version: line,
});

/** The manifest as the current contract has it. */
export type CurrentManifest = z.infer<typeof schema2>;

/** One reader for each contract; an older manifest is brought up to date, with what it could not yet say. */
const readers: Record<number, (value: unknown) => CurrentManifest> = {
  1: (value) => {
    const manifest = z.parse(schema1, value);
    return { ...manifest, team: manifest.label, version: 'unknown' };
  },
  2: (value) => z.parse(schema2, value),
};

const contractOf = (value: unknown) => z.parse(z.object({ contract: z.number() }), value).contract;

/**
 * Reads a fetched manifest of any supported contract.
 * @throws when it is not one, when its contract is not supported, or when it claims a path twice or one of the shell's.
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
