import { report } from './report.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Reports a caught or uncaught error. */
export const reportError = (error: unknown): void =>
  report({
    kind: 'error',
    message: messageOf(error),
    ...(error instanceof Error && error.stack && { stack: error.stack }),
  });

/** Reports all uncaught errors and unhandled rejections. */
export function watchErrors(): void {
  window.addEventListener('error', (event) => reportError(event.error ?? event.message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
