/** The address is a secret: reports hold its pattern. */
const pattern = '/t/:token';

export const withoutToken = (text: string) => text.replaceAll(/\/t\/[^/\s:)]+/g, pattern);

/** Sends errors to the module that `portal.json` names as the reporter, if there is one. */
export function createErrorReporter(reporter: string | undefined) {
  const report = (error: unknown) => {
    if (!reporter) return;
    const { app = 'unknown', version = 'unknown' } = document.documentElement.dataset;
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
    import(/* webpackIgnore: true */ reporter)
      .then(({ default: send }) =>
        send({
          kind: 'error',
          message: withoutToken(message),
          ...(stack && { stack: withoutToken(stack) }),
          app,
          version,
          page: pattern,
        }),
      )
      // The reporter's own failure is not the reader's.
      .catch(() => undefined);
  };
  window.addEventListener('error', (event) => report(event.error ?? event.message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}
