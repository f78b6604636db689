/** Where the settings of the portal lie. */
export const settingsUrl = '/portal.json';

/** Milliseconds after which a server counts as out of reach. The portal can do without a remote, not without settings. */
const patience = (url: string) => (url === settingsUrl ? 15_000 : 8_000);

declare global {
  /** The answer of `portal.json`, for which the page's own script has asked. */
  var pitlaneSettings: Promise<Response> | undefined;
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

/** Asks for a manifest; where it is the remote that the page will show, its first files are fetched ahead. */
async function startManifest(url: string): Promise<void> {
  const answer = (await start(new URL('remote.json', url).href)).clone();
  const { entry, files = [], routes } = await answer.json();
  if (!routes.some(({ path }: { path: string }) => isAt(window.location.pathname, path))) return;
  for (const file of [entry, ...files]) {
    const { origin, href } = new URL(file, url);
    if (origin !== new URL(url).origin) continue;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    );
  }
}

/**
 * Asks for `portal.json`, and then for the manifests of the remotes that it names, while the code that will read them
 * is still on its way. What fails here is asked for again, and told, by whoever reads it.
 */
export async function startFirstRequests(): Promise<void> {
  try {
    const settings = (await start(settingsUrl, globalThis.pitlaneSettings)).clone();
    const { remotes } = await settings.json();
    await Promise.all(remotes.map(({ url }: { url: string }) => startManifest(url)));
  } catch {
    return;
  }
}
