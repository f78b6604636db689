import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { portalOf, sessionArea } from '../client/client.ts';
import type { Portal } from '../portal/remote-contract.ts';
import { readSession, storedKeys } from '../session/session.ts';

/** Milliseconds without a response after which the data of the last visit is shown. */
const patience = 3000;

const hour = 60 * 60 * 1000;

/**
 * Milliseconds. Older data misleads. A mechanic's, of the customers of their jobs, is no older than a session of staff that
 * nobody uses.
 */
const longestKept: Record<Role, number> = { customer: 7 * 24 * hour, mechanic: 12 * hour };

/** The number of queries stored, such as a page of jobs; the oldest are removed. */
const mostKept = 60;

/** A manager's data is of many people: it stays on no device. */
type Role = 'customer' | 'mechanic';

interface KeptQuery {
  keptAt: number;
  state: DehydratedState;
}

async function prefixOf(role: Role): Promise<string | undefined> {
  const account = await readSession();
  return account?.role === role ? `pitlane-visit:${account.id}:` : undefined;
}

/** Removes what it cannot show any more. */
function read(role: Role, key: string): KeptQuery | undefined {
  try {
    const kept: KeptQuery = JSON.parse(sessionArea.getItem(key) ?? '');
    if (Date.now() - kept.keptAt < longestKept[role]) return kept;
  } catch {
    // Written by another release.
  }
  sessionArea.removeItem(key);
  return undefined;
}

function write(role: Role, prefix: string, queryClient: QueryClient, query: Query): void {
  const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: (one) => one === query });
  // The meta holds the client.
  const state = { mutations: [], queries: queries.map(({ meta: _, ...rest }) => rest) };
  const kept: KeptQuery = { keptAt: Date.now(), state };
  sessionArea.setItem(prefix + query.queryHash, JSON.stringify(kept));
  const others = storedKeys(prefix).map((key) => ({ key, keptAt: read(role, key)?.keptAt ?? 0 }));
  const oldest = others.sort((a, b) => b.keptAt - a.keptAt).slice(mostKept);
  for (const { key } of oldest) sessionArea.removeItem(key);
}

async function keep(role: Role, queryClient: QueryClient, query: Query): Promise<void> {
  const prefix = await prefixOf(role);
  // A response that arrives after a logout is discarded.
  const isCurrent = queryClient.getQueryCache().get(query.queryHash) === query;
  if (prefix && isCurrent && query.state.status === 'success') write(role, prefix, queryClient, query);
}

async function restore(role: Role, queryClient: QueryClient): Promise<void> {
  const prefix = await prefixOf(role);
  if (!prefix) return;
  for (const { state } of storedKeys(prefix).flatMap((key) => read(role, key) ?? [])) {
    // Counts as not fetched, by which a view tells it from what this visit has loaded.
    for (const query of state.queries) query.state = { ...query.state, dataUpdateCount: 0 };
    hydrate(queryClient, state, { defaultOptions: { queries: { gcTime: longestKept[role] } } });
  }
}

async function removeOld(role: Role): Promise<void> {
  const prefix = await prefixOf(role);
  if (prefix) for (const key of storedKeys(prefix)) read(role, key);
}

/** Storing takes tens of milliseconds on a cheap phone: what has arrived is shown first. */
function afterShown(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}

/** A browser that blocks or has filled its storage keeps nothing. */
const attempt = (work: Promise<void>) => void work.catch(() => undefined);

/**
 * Stores what people of a role see, each query by itself so that two tabs do not overwrite each other, and shows it again when
 * the network is gone or silent. A logout removes it.
 */
export function keepLastVisit({ queryClient }: Portal, role: Role): void {
  const { connection } = portalOf({ meta: queryClient.getDefaultOptions().queries?.meta });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success')
      afterShown(() => attempt(keep(role, queryClient, event.query)));
  });
  afterShown(() => attempt(removeOld(role)));
  const restoreNow = () => attempt(restore(role, queryClient));
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
