import type { RouteObject } from 'react-router';
import type { Place } from '../reporting/to-report.ts';
import { remoteOf } from './remote-route-id.ts';
import type { ScreenClaim } from './screen-claims.ts';

interface RouterState {
  matches: readonly { route: Pick<RouteObject, 'id' | 'path'> }[];
  /** By route; that of a remote's path is its claim. */
  loaderData: Record<string, Partial<ScreenClaim> | null | undefined>;
}

/** The page and remote of the matching routes. */
export function currentPlace({ matches, loaderData }: RouterState): Place {
  const apps = matches.map(({ route: { id = '' } }) => loaderData[id]?.remote?.manifest.name ?? remoteOf(id));
  const app = apps.findLast((name) => name !== undefined);
  const page = matches.map(({ route }) => route.path).findLast((path) => path !== undefined) ?? '';
  return { page, ...(app !== undefined && { app }) };
}
