import { readSession } from '@pitlane/shared-data/session';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction, Params } from 'react-router';
import type { Portal } from './remote-contract.ts';

/**
 * A loader that requests what a screen shows first while the screen's code is still loading. It waits for nothing and
 * reports no failure: the screen does both. It requests only for a signed-in person, and only where the address holds
 * no search, filter or page, which the screen alone knows to read.
 */
export const prefetch =
  (
    { queryClient }: Portal,
    start: (client: QueryClient, params: Params<string>) => readonly Promise<unknown>[],
  ): LoaderFunction =>
  async ({ request, params }) => {
    if (new URL(request.url).search !== '' || !(await readSession())) return null;
    for (const result of start(queryClient, params)) result.catch(() => undefined);
    return null;
  };
