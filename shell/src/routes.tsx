import type { RouteObject } from 'react-router';
import { openDashboard } from './features/dashboard/open-dashboard.ts';
import { LandingPage } from './features/landing/landing-page.tsx';
import { paths } from './paths.ts';
import { loadedScreen } from './portal/loaded-screen.tsx';
import { PortalFailed } from './portal/portal-failed.tsx';
import { PortalFrame } from './portal/portal-frame.tsx';
import { PortalLoading } from './portal/portal-loading.tsx';
import { RouteFailed } from './remotes/route-failed.tsx';
import { redirectSignedIn } from './session/redirect-signed-in.ts';

/** The route under which the remotes' paths are opened: everything with the shared header. */
export const framedRoutesId = 'framed';

const fullScreenRoutes: RouteObject[] = [
  { path: paths.landing, Component: LandingPage },
  {
    path: paths.login,
    handle: { title: 'Log In' },
    ErrorBoundary: RouteFailed,
    middleware: [redirectSignedIn],
    ...loadedScreen(() => import('./features/login/login-screen.tsx')),
  },
  {
    path: paths.register,
    handle: { title: 'Create Account' },
    ErrorBoundary: RouteFailed,
    ...loadedScreen(() => import('./features/register/register-screen.tsx')),
  },
  {
    path: paths.forgotPassword,
    handle: { title: 'Forgot Password' },
    ErrorBoundary: RouteFailed,
    ...loadedScreen(() => import('./features/forgot-password/forgot-password-screen.tsx')),
  },
  {
    path: paths.resetPassword,
    handle: { title: 'Set a New Password' },
    ErrorBoundary: RouteFailed,
    ...loadedScreen(() => import('./features/reset-password/reset-password-screen.tsx')),
  },
];

const framedRoutes: RouteObject[] = [
  { path: paths.dashboard, loader: openDashboard, element: null },
  {
    path: paths.profile,
    handle: { title: 'Profile' },
    ErrorBoundary: RouteFailed,
    ...loadedScreen(() => import('./features/profile/profile-screen.tsx')),
  },
  {
    path: '*',
    ErrorBoundary: RouteFailed,
    ...loadedScreen(() => import('./features/not-found/not-found-screen.tsx')),
  },
];

/** The paths that the shell itself owns. */
export const shellRoutes: RouteObject[] = [
  {
    Component: PortalFrame,
    ErrorBoundary: PortalFailed,
    HydrateFallback: PortalLoading,
    children: [
      ...fullScreenRoutes,
      {
        id: framedRoutesId,
        ...loadedScreen(() => import('./portal/framed-pages.tsx')),
        children: framedRoutes,
      },
    ],
  },
];
