const urlOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input));

/**
 * A `fetch` that is aborted after some milliseconds, or by its caller.
 * @param timeoutOf milliseconds for a request, by its URL.
 */
export const fetchWithTimeout =
  (timeoutOf: (url: string) => number, send: typeof fetch): typeof fetch =>
  (input, init) => {
    const timeout = AbortSignal.timeout(timeoutOf(urlOf(input)));
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return send(input, { ...init, signal });
  };
