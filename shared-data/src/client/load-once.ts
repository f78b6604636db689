/** Loads something on first use and keeps it; a failure is not kept, so that the next use tries again. */
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
