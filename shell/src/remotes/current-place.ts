import type { RouteObject } from 'react-router';
import type { Place } from '../reporting/to-report.ts';
import { remoteOf } from './remote-route-id.ts';

/** The page and remote of the matching routes. */
export function currentPlace(matches: readonly { route: Pick<RouteObject, 'id' | 'path'> }[]): Place {
  const app = matches.map(({ route }) => remoteOf(route.id)).find((name) => name !== undefined);
  const page = matches.map(({ route }) => route.path).findLast((path) => path !== undefined) ?? '';
  return { page, ...(app !== undefined && { app }) };
}
