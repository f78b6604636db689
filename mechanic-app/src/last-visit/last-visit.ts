import { portalOf, sessionArea } from '@pitlane/shared-data/client';
import type { Portal } from '@pitlane/shared-data/remote-contract';
import { readSession } from '@pitlane/shared-data/session';
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';

/** Milliseconds without a response after which the data of the last visit is shown. */
const patience = 3000;

/** Milliseconds. Older data misleads. */
const longestKept = 7 * 24 * 60 * 60 * 1000;

/** The number of queries stored, such as a page of jobs; the oldest are removed. */
const mostKept = 60;

interface KeptQuery {
  keptAt: number;
  state: DehydratedState;
}

/** Where the session is stored: for this tab only, or longer with "remember me". */
const storedKeys = (prefix: string) =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith(prefix));

async function prefixOfMechanic(): Promise<string | undefined> {
  const account = await readSession();
  return account?.role === 'mechanic' ? `pitlane-visit:${account.id}:` : undefined;
}

function read(key: string): KeptQuery | undefined {
  try {
    const kept: KeptQuery = JSON.parse(sessionArea.getItem(key) ?? '');
    return Date.now() - kept.keptAt < longestKept ? kept : undefined;
  } catch {
    return undefined;
  }
}

function write(prefix: string, queryClient: QueryClient, query: Query): void {
  const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: (one) => one === query });
  // The meta holds the client.
  const state = { mutations: [], queries: queries.map(({ meta: _, ...rest }) => rest) };
  const kept: KeptQuery = { keptAt: Date.now(), state };
  sessionArea.setItem(prefix + query.queryHash, JSON.stringify(kept));
  const others = storedKeys(prefix).map((key) => ({ key, keptAt: read(key)?.keptAt ?? 0 }));
  const oldest = others.sort((a, b) => b.keptAt - a.keptAt).slice(mostKept);
  for (const { key } of oldest) sessionArea.removeItem(key);
}

async function keep(queryClient: QueryClient, query: Query): Promise<void> {
  const prefix = await prefixOfMechanic();
  // A response that arrives after a logout is of nobody.
  const isCurrent = queryClient.getQueryCache().get(query.queryHash) === query;
  if (prefix && isCurrent && query.state.status === 'success') write(prefix, queryClient, query);
}

async function restore(queryClient: QueryClient): Promise<void> {
  const prefix = await prefixOfMechanic();
  if (!prefix) return;
  for (const { state } of storedKeys(prefix).flatMap((key) => read(key) ?? [])) {
    // Counts as not fetched, by which a view tells it from what this visit has loaded.
    for (const query of state.queries) query.state = { ...query.state, dataUpdateCount: 0 };
    hydrate(queryClient, state, { defaultOptions: { queries: { gcTime: longestKept } } });
  }
}

/** A browser that blocks or has filled its storage keeps nothing. */
const attempt = (work: Promise<void>) => void work.catch(() => undefined);

/**
 * Stores what a mechanic sees, each query by itself so that two tabs do not overwrite each other, and shows it again when
 * the network is gone or silent. A logout removes it.
 */
export function keepLastVisit({ queryClient }: Portal): void {
  const { connection } = portalOf({ meta: queryClient.getDefaultOptions().queries?.meta });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') attempt(keep(queryClient, event.query));
  });
  const restoreNow = () => attempt(restore(queryClient));
  const hasMissingData = () =>
    queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data === undefined }).length > 0;
  if (!navigator.onLine || connection.isUnreachable()) restoreNow();
  setTimeout(() => {
    if (hasMissingData()) restoreNow();
  }, patience);
  window.addEventListener('offline', restoreNow);
  connection.subscribe(() => {
    if (connection.isUnreachable()) restoreNow();
  });
}
