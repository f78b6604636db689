import { NotificationRegion } from '@pitlane/shared-ui/notifications';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { placeKey } from '../page/place-key.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { Notices } from './notice-line.tsx';
import { ReleaseNotice } from './release-notice.tsx';
import { ReplaceFrame } from './replace-frame.tsx';
import { RouteProgress } from './route-progress.tsx';

const titleOf = (handle: unknown) =>
  typeof handle === 'object' && handle && 'title' in handle ? String(handle.title) : undefined;

/** Common to all pages: title, progress, notifications, focus and scroll position. */
export function RootLayout() {
  const matches = useMatches();
  const title = matches.map((match) => titleOf(match.handle)).findLast(Boolean);

  useFocusOnNavigation();

  return (
    <>
      <title>{title ? `${title} · Pitlane` : 'Pitlane · Vehicle Service Made Simple'}</title>
      <RouteProgress />
      <Notices>
        <ConnectionNotice />
        <ReleaseNotice />
      </Notices>
      <Outlet />
      <NotificationRegion />
      <ReplaceFrame />
      <ScrollRestoration getKey={placeKey} />
    </>
  );
}

/**
 * After a navigation moves the focus to what the address's hash names, else to the page's heading, so that screen readers read
 * it.
 */
function useFocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = document.getElementById(hash.slice(1)) ?? document.getElementById('page-title');
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
