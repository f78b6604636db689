import { keepRemotes, knownRemotes } from './known-remotes.ts';

/** Where the settings of the portal lie. */
export const settingsUrl = '/portal.json';

/** Milliseconds after which a server counts as out of reach. The portal can do without a remote, not without settings. */
const patience = (url: string) => (url === settingsUrl ? 15_000 : 8_000);

declare global {
  /** The answer of `portal.json`, for which the page's own script has asked. */
  var pitlaneSettings: Promise<Response> | undefined;
  /** The shell's files by what needs them, among it each topic of the component library that it gives to the remotes. */
  var pitlaneFiles: Record<string, string[]> | undefined;
}

const started = new Map<string, Promise<Response>>();

const send = (url: string): Promise<Response> =>
  fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(patience(url)) });

function start(url: string, answer = send(url)): Promise<Response> {
  started.set(url, answer);
  return answer;
}

/** The answer of a request that was started early, once; later, or without an early one, a fresh request. */
export function firstAnswer(url: string): Promise<Response> {
  const answer = started.get(url) ?? send(url);
  started.delete(url);
  return answer;
}

/** Whether an address is one of a route such as `/customer-details/:customerId`. */
const isAt = (pathname: string, route: string) =>
  route.split('/').every((part, index) => part.startsWith(':') || part === pathname.split('/')[index]);

function fetchAhead(files: readonly string[]): void {
  for (const href of new Set(files)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    );
  }
}

interface FirstRoute {
  path: string;
  files?: string[];
  topics?: string[];
}

/** Asks for a manifest; where it is the remote that the page will show, its files for the page are fetched ahead. */
async function startManifest(url: string): Promise<void> {
  const answer = (await start(new URL('remote.json', url).href)).clone();
  const { entry, files = [], routes } = await answer.json();
  const route: FirstRoute | undefined = routes.find(({ path }: FirstRoute) => isAt(location.pathname, path));
  if (!route) return;
  const own = [entry, ...files, ...(route.files ?? [])].map((file) => new URL(file, url));
  fetchAhead([
    ...own.filter(({ origin }) => origin === new URL(url).origin).map(({ href }) => href),
    ...(route.topics ?? []).flatMap((topic) => globalThis.pitlaneFiles?.[topic] ?? []),
  ]);
}

/**
 * Asks for `portal.json`, and for the manifests of the remotes that it names, while the code that will read them is
 * still on its way; those that it named at the last visit without waiting for it. What fails here is asked for again,
 * and told, by whoever reads it.
 */
export async function startFirstRequests(): Promise<void> {
  const asked = new Map<string, Promise<void>>();
  const ask = (url: string) => {
    if (!asked.has(url))
      asked.set(
        url,
        startManifest(url).catch(() => undefined),
      );
    return asked.get(url);
  };
  for (const url of knownRemotes()) ask(url);
  try {
    const settings = (await start(settingsUrl, globalThis.pitlaneSettings)).clone();
    const { remotes } = await settings.json();
    const addresses: string[] = remotes.map(({ url }: { url: string }) => url);
    keepRemotes(addresses);
    await Promise.all(addresses.map(ask));
  } catch {
    return;
  }
}
