import { testFuzzedAddresses } from '@pitlane/shared-data/testing-input';
import { ForgotPasswordScreen } from './features/forgot-password/forgot-password-screen.tsx';
import { SignInScreen } from './features/login/login-screen.tsx';
import { RegisterScreen } from './features/register/register-screen.tsx';
import { ResetPasswordScreen } from './features/reset-password/reset-password-screen.tsx';
import { renderScreen } from './testing/render-screen.tsx';

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

testFuzzedAddresses(renderScreen, [
  { path: '/login', element: <SignInScreen />, answers: {} },
  { path: '/register', element: <RegisterScreen />, answers: {} },
  { path: '/forgot-password', element: <ForgotPasswordScreen />, answers: {} },
  { path: '/reset-password', element: <ResetPasswordScreen />, answers: {} },
]);
