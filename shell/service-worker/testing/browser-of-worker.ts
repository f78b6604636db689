/** What the host of an address returns. */
interface Answer {
  body: string;
  status?: number;
  headers?: Record<string, string>;
}

interface Stored {
  request: Request;
  response: Response;
}

type Asked = Request | string;

const urlOf = (asked: Asked) => (typeof asked === 'string' ? asked : asked.url);

/** Whether a request has what the host told its answers apart by. */
const isAlike = (asked: Request, { request, response }: Stored) =>
  (response.headers.get('vary')?.split(/,\s*/) ?? []).every(
    (name) => asked.headers.get(name) === request.headers.get(name),
  );

class MemoryCache {
  readonly #stored = new Map<string, Stored>();
  match = async (asked: Asked, { ignoreVary }: CacheQueryOptions = {}) => {
    const found = this.#stored.get(urlOf(asked));
    return found && (ignoreVary || isAlike(new Request(asked), found)) ? found.response.clone() : undefined;
  };
  put = async (asked: Asked, response: Response) =>
    void this.#stored.set(urlOf(asked), { request: new Request(asked), response });
  delete = async (asked: Asked) => this.#stored.delete(urlOf(asked));
  keys = async () => [...this.#stored.values()].map(({ request }) => request);
}

/** A browser in memory, of which the worker's module is a part once it is loaded. */
export function openBrowser(origin: string) {
  const cachesByName = new Map<string, MemoryCache>();
  const caches = {
    open: async (name: string) => {
      const cache = cachesByName.get(name) ?? new MemoryCache();
      cachesByName.set(name, cache);
      return cache;
    },
    match: async (asked: Asked, { cacheName = '', ...options }: MultiCacheQueryOptions) =>
      cachesByName.get(cacheName)?.match(asked, options),
    keys: async () => [...cachesByName.keys()],
    delete: async (name: string) => cachesByName.delete(name),
  };
  /** By address: what the hosts return now, and what the browser's own cache still has. */
  const hosts = new Map<string, Answer>();
  const cached = new Map<string, Answer>();
  let isOnline = true;

  const fetch = async (asked: Asked, options: RequestInit = {}) => {
    const cache = options.cache ?? (typeof asked === 'string' ? 'default' : asked.cache);
    const own = cache === 'default' ? cached.get(urlOf(asked)) : undefined;
    if (!own && !isOnline) throw new TypeError('Failed to fetch');
    const { body, ...init } = own ?? hosts.get(urlOf(asked)) ?? { body: 'Not found', status: 404 };
    return new Response(body, init);
  };

  class ExtendableEvent extends Event {
    readonly waits: Promise<unknown>[] = [];
    waitUntil = (work: Promise<unknown>) => void this.waits.push(work);
  }
  class FetchEvent extends ExtendableEvent {
    response: Promise<Response> | undefined;
    respondWith = (response: Promise<Response>) => {
      this.response = response;
    };
  }
  const self = Object.assign(new EventTarget(), {
    location: { origin, href: `${origin}/service-worker.js` },
    clients: { matchAll: async () => [], claim: async () => undefined },
    // Workbox's own.
    __WB_DISABLE_DEV_LOGS: true,
  });
  Object.assign(globalThis, { ...self, self, caches, fetch, ExtendableEvent, FetchEvent });

  return {
    hosts,
    cached,
    goOffline: () => {
      isOnline = false;
    },
    /** The body that a page of the portal gets. */
    ask: async (url: string, parts: Partial<Pick<Request, 'mode' | 'cache'>> & { headers?: HeadersInit }) => {
      const { mode, ...init } = parts;
      // No program can make a request that navigates.
      const request = Object.defineProperties(new Request(url, init), mode ? { mode: { value: mode } } : {});
      const event = Object.assign(new FetchEvent('fetch'), { request });
      self.dispatchEvent(event);
      return (await (event.response ?? fetch(request))).text();
    },
    /** A page that has loaded these files has nothing more to do. Browsers ignore what fails then, too. */
    rest: async (files: readonly string[]) => {
      const event = Object.assign(new ExtendableEvent('message'), { data: { files } });
      self.dispatchEvent(event);
      await Promise.allSettled(event.waits);
    },
  };
}
