/** A `fetch` that is aborted after `milliseconds`, or by its caller. */
export const fetchWithTimeout =
  (milliseconds: number, send: typeof fetch): typeof fetch =>
  (input, init) => {
    const timeout = AbortSignal.timeout(milliseconds);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return send(input, { ...init, signal });
  };
