import { paths } from '../paths.ts';
/** The login that leads back to `from` afterwards. */
export function loginPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return paths.loginTo(pathname + search);
}

/** Where to go after signing in: only ever a path of this portal, whatever the address says. */
export function destinationAfterLogin(searchParams: URLSearchParams): string {
  const next = searchParams.get('next') ?? paths.dashboard;
  const base = 'https://portal.invalid';
  if (!next.startsWith('/') || !URL.canParse(next, base)) return paths.dashboard;
  const url = new URL(next, base);
  // A path of '//evil.example', as '/.//evil.example' becomes, would be read as another host.
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : paths.dashboard;
}
