import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import type { CurrentManifest } from './manifest-schema.ts';

export { contractVersion, supportedContracts } from './manifest-schema.ts';

/** What the shell knows of a remote before it loads any of its code. */
export type FoundManifest = CurrentManifest;

/** What a remote writes down of itself. Its build adds the entry and the version, a release its own version. */
export type RemoteManifest = Omit<CurrentManifest, 'entry' | 'version'>;

/** A path that a remote owns, who may open it, and the title of its page. */
export type RemoteRoute = CurrentManifest['routes'][number];

/** An entry of the header's navigation, shown to its audience in ascending order. */
export type RemoteNavEntry = CurrentManifest['nav'][number];

/** What the shell hands to every remote. */
export interface Portal {
  queryClient: QueryClient;
}

/** What a remote's frame is given: how this portal navigates. */
export interface RemoteFrameProps {
  navigate: (path: string) => void;
  useHref: (href: string) => string;
  children: ReactNode;
}

/** The module that a remote exposes as `./routes`. Each route's path stands in the remote's manifest. */
export interface RemoteModule {
  contract: number;
  createRoutes: (portal: Portal) => RouteObject[];
  /**
   * Since contract 2. Stands around every screen of the remote: what its own copy of the component library must know,
   * where the shell's is too old for it.
   */
  Frame?: ComponentType<RemoteFrameProps>;
}
