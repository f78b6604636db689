import { rememberedRemotes, rememberRemotes } from './remembered-remotes.ts';

export const settingsUrl = '/portal.json';

/** Milliseconds; longer for the settings, which the portal cannot start without. */
const timeoutOf = (url: string) => (url === settingsUrl ? 15_000 : 8_000);

declare global {
  /** The response of `portal.json`, requested by the first script. */
  var pitlaneSettings: Promise<Response> | undefined;
  /** The shell's files to preload, by page or by topic of shared-ui. */
  var pitlaneFiles: Record<string, string[]> | undefined;
}

const started = new Map<string, Promise<Response>>();

const send = (url: string): Promise<Response> =>
  fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutOf(url)) });

function start(url: string, response = send(url)): Promise<Response> {
  started.set(url, response);
  return response;
}

/** The response of the early request for a URL, once; otherwise sends a new request. */
export function earlyResponse(url: string): Promise<Response> {
  const response = started.get(url) ?? send(url);
  started.delete(url);
  return response;
}

/** Whether a path matches a route pattern such as `/customer-details/:customerId`. */
const matches = (pathname: string, route: string) =>
  route.split('/').every((part, index) => part.startsWith(':') || part === pathname.split('/')[index]);

function preload(files: readonly string[]): void {
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

/** Requests a manifest; if the remote owns the current page, its files for the page are preloaded. */
async function requestManifest(url: string): Promise<void> {
  const response = (await start(new URL('remote.json', url).href)).clone();
  const { entry, files = [], routes } = await response.json();
  const route: FirstRoute | undefined = routes.find(({ path }: FirstRoute) =>
    matches(location.pathname, path),
  );
  if (!route) return;
  const own = [entry, ...files, ...(route.files ?? [])].map((file) => new URL(file, url));
  preload([
    ...own.filter(({ origin }) => origin === new URL(url).origin).map(({ href }) => href),
    ...(route.topics ?? []).flatMap((topic) => globalThis.pitlaneFiles?.[topic] ?? []),
  ]);
}

/**
 * Requests `portal.json` and the manifests of the remotes that it names, while the code that reads them is still
 * loading; manifests known from the last visit are requested immediately. Failures are handled where the responses are read.
 */
export async function startEarlyRequests(): Promise<void> {
  const requested = new Map<string, Promise<void>>();
  const requestOnce = (url: string) => {
    if (!requested.has(url))
      requested.set(
        url,
        requestManifest(url).catch(() => undefined),
      );
    return requested.get(url);
  };
  for (const url of rememberedRemotes()) requestOnce(url);
  try {
    const settings = (await start(settingsUrl, globalThis.pitlaneSettings)).clone();
    const { remotes } = await settings.json();
    const addresses: string[] = remotes.map(({ url }: { url: string }) => url);
    rememberRemotes(addresses);
    await Promise.all(addresses.map(requestOnce));
  } catch {
    return;
  }
}
