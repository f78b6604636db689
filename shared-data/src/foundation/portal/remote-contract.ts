import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import type { CurrentManifest } from './manifest-schema.ts';

export { contractVersion, supportedContracts } from './manifest-schema.ts';

/** A remote's manifest, loaded by the shell before any code of the remote. */
export type FoundManifest = CurrentManifest;

type PageEntry = NonNullable<CurrentManifest['pages']>[number];

/** The hand-written part of a manifest. The build adds the entry, the version and the files of pages. */
export type RemoteManifest = Omit<CurrentManifest, 'entry' | 'version' | 'pages'> & {
  pages?: Omit<PageEntry, 'file'>[];
};

/** A path of a remote, the roles that may open it, and its page title. */
export type RemoteRoute = CurrentManifest['routes'][number];

/** An entry of the header's navigation, in the bar or in one of its menus. */
export type RemoteNavEntry = CurrentManifest['nav'][number];

/** Passed by the shell to every remote. */
export interface Portal {
  queryClient: QueryClient;
}

/** The module that a remote exposes as `./routes`. Each route's path is in the remote's manifest. */
export interface RemoteModule {
  contract: number;
  createRoutes: (portal: Portal) => RouteObject[];
}
