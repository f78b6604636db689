/** The OAuth code in this page's URL after a social sign-in. */
export const returnedCode =
  typeof location === 'undefined' ? null : new URL(location.href).searchParams.get('code');
