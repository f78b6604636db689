import type { RouteObject } from 'react-router';
import { remoteOf } from '../remotes/remote-route-id.ts';
import type { Place } from './to-report.ts';

/** Where a person is, from the routes that match the address. */
export function placeIn(matches: readonly { route: Pick<RouteObject, 'id' | 'path'> }[]): Place {
  const app = matches.map(({ route }) => remoteOf(route.id)).find((name) => name !== undefined);
  const page = matches.map(({ route }) => route.path).findLast((path) => path !== undefined) ?? '';
  return { page, ...(app !== undefined && { app }) };
}
