import type { RemoteRoute } from '@pitlane/shared-data/remote-contract';
import type { RouteObject } from 'react-router';
import { LandingPage } from './features/landing/landing-page.tsx';
import { PortalFailed } from './layout/portal-failed.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { lazyScreen } from './page/lazy-screen.tsx';
import { paths } from './paths.ts';
import { RouteFailed } from './remotes/routes/route-failed.tsx';
import { GuardedOutlet } from './session/guarded-outlet.tsx';
import { openDashboard } from './session/open-dashboard.ts';
import { redirectConfirmed } from './session/redirect-confirmed.ts';
import { redirectSignedIn } from './session/redirect-signed-in.ts';
import { requireAccess } from './session/require-access.ts';

/** The id of the parent route of all screens with the shared header, including those of the remotes. */
export const headerRoutesId = 'framed';

const fullScreenRoutes: RouteObject[] = [
  { path: paths.landing, Component: LandingPage },
  {
    path: paths.login,
    handle: { title: 'Log In' },
    ErrorBoundary: RouteFailed,
    middleware: [redirectSignedIn],
    ...lazyScreen(() => import(/* webpackChunkName: "login" */ './features/login/login-screen.tsx')),
  },
  {
    path: paths.confirmSignIn,
    handle: { title: 'Confirm Your Sign-in' },
    ErrorBoundary: RouteFailed,
    middleware: [redirectConfirmed],
    ...lazyScreen(
      () =>
        import(
          /* webpackChunkName: "confirm-sign-in" */ './features/confirm-sign-in/confirm-sign-in-screen.tsx'
        ),
    ),
  },
  {
    path: paths.register,
    handle: { title: 'Create Account' },
    ErrorBoundary: RouteFailed,
    ...lazyScreen(() => import(/* webpackChunkName: "register" */ './features/register/register-screen.tsx')),
  },
  {
    path: paths.forgotPassword,
    handle: { title: 'Forgot Password' },
    ErrorBoundary: RouteFailed,
    ...lazyScreen(
      () =>
        import(
          /* webpackChunkName: "forgot-password" */ './features/forgot-password/forgot-password-screen.tsx'
        ),
    ),
  },
  {
    path: paths.resetPassword,
    handle: { title: 'Set a New Password' },
    ErrorBoundary: RouteFailed,
    ...lazyScreen(
      () =>
        import(
          /* webpackChunkName: "reset-password" */ './features/reset-password/reset-password-screen.tsx'
        ),
    ),
  },
];

/** The roles of a screen for every signed-in user. */
const everyRole: Pick<RemoteRoute, 'roles'> = { roles: ['customer', 'mechanic', 'manager'] };

const framedRoutes: RouteObject[] = [
  { path: paths.dashboard, loader: openDashboard, element: null },
  {
    path: paths.profile,
    handle: { title: 'Profile' },
    middleware: [requireAccess(everyRole)],
    ErrorBoundary: RouteFailed,
    element: <GuardedOutlet {...everyRole} />,
    children: [{ index: true, ...lazyScreen(() => import('./features/profile/profile-screen.tsx')) }],
  },
  {
    path: paths.notices,
    handle: { title: 'Notices' },
    middleware: [requireAccess(everyRole)],
    ErrorBoundary: RouteFailed,
    element: <GuardedOutlet {...everyRole} />,
    children: [{ index: true, ...lazyScreen(() => import('./features/notices/notices-screen.tsx')) }],
  },
  {
    path: '*',
    ErrorBoundary: RouteFailed,
    ...lazyScreen(() => import('./features/not-found/not-found-screen.tsx')),
  },
];

/** The shell's own routes. */
export const shellRoutes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: PortalFailed,
    // Nothing: until the first page has loaded, the frame in index.html is shown.
    HydrateFallback: () => null,
    children: [
      ...fullScreenRoutes,
      {
        id: headerRoutesId,
        ...lazyScreen(async () => {
          const { Component, loadStaffParts } = await import(
            /* webpackChunkName: "frame" */ './layout/header-layout.tsx'
          );
          await loadStaffParts();
          return { Component };
        }),
        children: framedRoutes,
      },
    ],
  },
];
