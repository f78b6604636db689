type Listener = () => void;

/** Whether the last request reached the backend, for `useSyncExternalStore`. */
export interface BackendConnection {
  isUnreachable: () => boolean;
  subscribe: (listener: Listener) => () => void;
}

/** The status codes of a proxy that cannot reach its backend. */
const isFromProxy = ({ status }: Response) => status >= 502 && status <= 504;

/** A `fetch` that records whether the backend responds. Requests aborted by the caller are ignored. */
export function trackConnectivity(send: typeof fetch) {
  let isUnreachable = false;
  const listeners = new Set<Listener>();

  function update(next: boolean) {
    if (isUnreachable === next) return;
    isUnreachable = next;
    for (const listener of listeners) listener();
  }

  const connection: BackendConnection = {
    isUnreachable: () => isUnreachable,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const trackedFetch: typeof fetch = async (input, init) => {
    try {
      const response = await send(input, init);
      update(isFromProxy(response));
      return response;
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) update(true);
      throw error;
    }
  };
  return { connection, fetch: trackedFetch };
}
