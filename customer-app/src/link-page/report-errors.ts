import { linkPrefixes } from '@pitlane/shared-data/paths';

const tokens = new RegExp(`(${linkPrefixes.join('|')})[^/\\s:)]+`, 'g');

/** Replaces the addresses of links, which are secrets, with their pattern. */
export const withoutToken = (text: string) => text.replaceAll(tokens, '$1:token');

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
          page: withoutToken(window.location.pathname),
        }),
      )
      // The reporter's own failure is not the reader's.
      .catch(() => undefined);
  };
  window.addEventListener('error', (event) => report(event.error ?? event.message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}
