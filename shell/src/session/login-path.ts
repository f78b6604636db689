import { paths } from '../paths.ts';
/** The path of the login that redirects back to `from` afterwards. */
export function loginPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return paths.loginTo(pathname + search);
}

/** The destination after signing in: always a path of this portal, whatever the URL contains. */
export function destinationAfterLogin(searchParams: URLSearchParams): string {
  const next = searchParams.get('next') ?? paths.dashboard;
  const base = 'https://portal.invalid';
  if (!next.startsWith('/') || !URL.canParse(next, base)) return paths.dashboard;
  const url = new URL(next, base);
  // '/.//evil.example' is normalised to '//evil.example', which browsers read as another host.
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : paths.dashboard;
}
