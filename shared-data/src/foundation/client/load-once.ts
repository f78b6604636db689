/** Loads on first use and caches the value; after a failure the next use retries. */
export function loadOnce<T>(load: () => Promise<T>) {
  let loading: Promise<T> | undefined;
  return {
    isStarted: () => loading !== undefined,
    get(): Promise<T> {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}
