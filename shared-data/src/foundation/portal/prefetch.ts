import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction, Params } from 'react-router';
import { readSession } from '../session/session.ts';
import type { Portal } from './remote-contract.ts';

/**
 * A route loader that prefetches a screen's first queries while its code loads. It does not wait and ignores errors: the
 * screen handles both. It prefetches only for a signed-in user and a URL without query parameters, which only the
 * screen can parse.
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
