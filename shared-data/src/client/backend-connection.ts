type Listener = () => void;

/** Whether the backend failed to answer the last request, for `useSyncExternalStore`. */
export interface BackendConnection {
  isAway: () => boolean;
  subscribe: (listener: Listener) => () => void;
}

/** What a proxy answers whose backend is gone. */
const isFromProxy = ({ status }: Response) => status >= 502 && status <= 504;

/** A `fetch` that keeps track of whether the backend answers. A request that its caller aborts says nothing of it. */
export function trackConnectivity(send: typeof fetch) {
  let isAway = false;
  const listeners = new Set<Listener>();

  function update(next: boolean) {
    if (isAway === next) return;
    isAway = next;
    for (const listener of listeners) listener();
  }

  const connection: BackendConnection = {
    isAway: () => isAway,
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
