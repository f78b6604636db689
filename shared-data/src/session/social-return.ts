/** The code that a provider sent this page back with, when an account held elsewhere was used to sign in. */
export const returnedCode =
  typeof location === 'undefined' ? null : new URL(location.href).searchParams.get('code');
