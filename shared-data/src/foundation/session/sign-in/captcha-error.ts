import { DataError } from '../../answers/data-error.ts';

/** Auth refused a captcha token, or demands one that it did not get: the page may have old settings. */
export const isCaptchaError = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'captcha_failed';

export const toCaptchaError = (cause: unknown) =>
  new DataError('invalid', {
    message: 'The security check was not accepted. Reload the page and try again.',
    fromServer: true,
    cause,
  });
