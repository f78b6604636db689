import { RouterBridge } from '@pitlane/shared-ui/link';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useHref, useLocation, useMatches, useNavigate } from 'react-router';
import { ConnectionNotice } from './connection-notice.tsx';
import { PageProgress } from './page-progress.tsx';

/** Not needed to show a page, and fetched right after it: a failure may be told when the network is gone. */
const NotificationRegion = lazy(async () => ({
  default: (await import('@pitlane/shared-ui/notification-region')).NotificationRegion,
}));

const titleOf = (handle: unknown) =>
  typeof handle === 'object' && handle && 'title' in handle ? String(handle.title) : undefined;

/** What stands around every page: links that navigate in place, title, progress, notifications, focus and scroll. */
export function PortalFrame() {
  const navigate = useNavigate();
  const matches = useMatches();
  const title = matches.map((match) => titleOf(match.handle)).findLast(Boolean);

  useFocusOnNavigation();

  return (
    <RouterBridge navigate={navigate} useHref={useHref}>
      <title>{title ? `${title} · Pitlane` : 'Pitlane · Vehicle Service Made Simple'}</title>
      <PageProgress />
      <ConnectionNotice />
      <Outlet />
      <Suspense>
        <NotificationRegion />
      </Suspense>
      <ScrollRestoration />
    </RouterBridge>
  );
}

/** Moves the focus to the heading of a page that was navigated to, so that a screen reader reads it. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('page-title')?.focus({ preventScroll: true });
  }, [pathname]);
}
