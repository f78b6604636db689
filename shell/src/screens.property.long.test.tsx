import { testFuzzedAddresses } from '@pitlane/shared-data/testing-input';
import { renderScreen } from './testing/render-screen.tsx';

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

testFuzzedAddresses(renderScreen, [
  { path: '/login', load: () => import('./features/login/login-screen.tsx'), responses: {} },
  { path: '/register', load: () => import('./features/register/register-screen.tsx'), responses: {} },
  {
    path: '/forgot-password',
    load: () => import('./features/forgot-password/forgot-password-screen.tsx'),
    responses: {},
  },
  {
    path: '/reset-password',
    load: () => import('./features/reset-password/reset-password-screen.tsx'),
    responses: {},
  },
]);
