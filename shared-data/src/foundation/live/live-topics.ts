import { type PortalClient, portalOf } from '../client/client.ts';

/** Milliseconds between two polls of what is not live. */
const interval = 20_000;

/** The Realtime topics that each portal has joined at this moment, so that what they tell of need not be polled. */
const joined = new WeakMap<PortalClient, Set<string>>();

export const isLive = (portal: PortalClient, topic: string): boolean =>
  joined.get(portal)?.has(topic) ?? false;

export function setLive(portal: PortalClient, topic: string, isJoined: boolean): void {
  const topics = joined.get(portal) ?? new Set();
  joined.set(portal, topics);
  if (isJoined) topics.add(topic);
  else topics.delete(topic);
}

/**
 * The `refetchInterval` of a query that a topic tells of: 20 seconds while it is not joined, none on a hidden page.
 * @param prefix of the topic, which may end in a person's id.
 */
export const pollUnlessLive =
  (prefix: string) =>
  (query: Parameters<typeof portalOf>[0]): number | false => {
    const topics = [...(joined.get(portalOf(query)) ?? [])];
    return topics.some((topic) => topic.startsWith(prefix)) ? false : interval;
  };
