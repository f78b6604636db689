import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { SearchResult } from './search-answers.ts';

/** People, vehicles, requests, invoices and parts by a part of what they are called. Mechanics find only what is theirs. */
export const searchEverywhere = (
  portal: PortalClient,
  query: string,
  signal: AbortSignal,
): Promise<Result<SearchResult>> =>
  portal.request((client) => client.rpc('search_everywhere', { query }).abortSignal(signal));
