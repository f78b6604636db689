import { report } from './report.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Reports an error that a part of the page ended with, whether somebody caught it or not. */
export const reportError = (error: unknown): void =>
  report({
    kind: 'error',
    message: messageOf(error),
    ...(error instanceof Error && error.stack && { stack: error.stack }),
  });

/** Reports every error that nobody catches. */
export function watchErrors(): void {
  window.addEventListener('error', (event) => reportError(event.error ?? event.message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
