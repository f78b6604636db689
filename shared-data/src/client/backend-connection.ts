type Listener = () => void;

let isAway = false;
const listeners = new Set<Listener>();

function note(next: boolean) {
  if (isAway === next) return;
  isAway = next;
  for (const listener of listeners) listener();
}

/** What a proxy answers whose backend is gone. */
const speaksForAnother = ({ status }: Response) => status >= 502 && status <= 504;

/** A `fetch` to the backend that notes whether it answers. An asker who gives up says nothing about the backend. */
export const noting =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    try {
      const response = await send(input, init);
      note(speaksForAnother(response));
      return response;
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) note(true);
      throw error;
    }
  };

/** Whether the backend failed to answer the last request, for `useSyncExternalStore`. */
export const backendConnection = {
  isAway: (): boolean => isAway,
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Another backend, of which nothing is known yet. */
  forget: (): void => note(false),
};
