import { testFuzzedAddresses } from '@pitlane/shared-data/testing-input';
import { Component as ForgotPasswordScreen } from './features/forgot-password/forgot-password-screen.tsx';
import { Component as LoginScreen } from './features/login/login-screen.tsx';
import { Component as RegisterScreen } from './features/register/register-screen.tsx';
import { Component as ResetPasswordScreen } from './features/reset-password/reset-password-screen.tsx';
import { renderScreen } from './testing/render-screen.tsx';

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

testFuzzedAddresses(renderScreen, [
  { path: '/login', element: <LoginScreen />, responses: {} },
  { path: '/register', element: <RegisterScreen />, responses: {} },
  { path: '/forgot-password', element: <ForgotPasswordScreen />, responses: {} },
  { path: '/reset-password', element: <ResetPasswordScreen />, responses: {} },
]);
