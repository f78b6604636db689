import * as z from '@pitlane/shared-data/schema';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';

/** The contract that this build of the shell and the remotes speaks. Raised when an older side could not cope. */
export const contractVersion = 1;

/** Contracts a shell of this build can host. */
export const supportedContracts: readonly number[] = [contractVersion];

const role = z.enum(['customer', 'mechanic', 'manager']);
const path = z.string().check(z.regex(/^\/[\w\-/:]*$/));

const routeSchema = z.object({
  path,
  /** Absent: the route is public. */
  roles: z.optional(z.array(role)),
  /** What a visitor meets on a route that has roles: the login, or the screen itself with its own words. */
  signedOut: z.optional(z.enum(['login', 'screen'])),
  title: z.string(),
});

const navEntrySchema = z.object({
  label: z.string(),
  href: path,
  audience: z.array(z.enum(['visitor', 'customer', 'mechanic', 'manager'])),
  order: z.number(),
});

const manifestSchema = z.object({
  contract: z.number(),
  name: z.string().check(z.regex(/^[a-z][a-z_]*$/)),
  label: z.string(),
  entry: z.string(),
  routes: z.array(routeSchema),
  nav: z.array(navEntrySchema),
});

/** A path that a remote owns, who may open it, and the title of its page. */
export type RemoteRoute = z.infer<typeof routeSchema>;

/** An entry of the header's navigation, shown to its audience in ascending order. */
export type RemoteNavEntry = z.infer<typeof navEntrySchema>;

/** What the shell knows of a remote before it loads any of its code. The build adds `entry`. */
export type RemoteManifest = Omit<z.infer<typeof manifestSchema>, 'entry'>;

/** What the shell hands to every remote. */
export interface Portal {
  queryClient: QueryClient;
}

/** The module that a remote exposes as `./routes`. Each route's path stands in the remote's manifest. */
export interface RemoteModule {
  contract: number;
  createRoutes: (portal: Portal) => RouteObject[];
}

/** Reads a fetched manifest. Throws when it is not one, or when its contract is not supported. */
export function parseRemoteManifest(value: unknown): RemoteManifest & { entry: string } {
  const manifest = z.parse(manifestSchema, value);
  if (!supportedContracts.includes(manifest.contract)) {
    throw new Error(`Contract ${manifest.contract} of ${manifest.label} is not one of ${supportedContracts}`);
  }
  return manifest;
}
