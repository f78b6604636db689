import { type SignedOutReason, useSession } from '@pitlane/shared-data/session';
import {
  Banner,
  Button,
  Checkbox,
  Link,
  PasswordField,
  PlainForm,
  space,
  TextField,
} from '@pitlane/shared-ui/core';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useCaptcha } from '../../credentials/captcha/use-captcha.tsx';
import { FullScreen } from '../../page/full-screen.tsx';
import { RotatingBackdrop } from '../../page/rotating-backdrop.tsx';
import { paths } from '../../paths.ts';
import { destinationAfterLogin } from '../../session/login-path.ts';
import { SocialSignIn } from './social-sign-in.tsx';

const read = (values: FormData) => ({
  email: String(values.get('email')).trim(),
  password: String(values.get('password')),
  remember: values.has('remember'),
});

const check = (values: FormData) => {
  const { email, password } = read(values);
  return { email: !email && 'Email is required', password: !password && 'Password is required' };
};

const signedOutMessages: Record<SignedOutReason, string> = {
  expired: 'Your session has ended. Log in again to continue.',
  removed: 'This account is no longer active. If this is a mistake, please contact the garage.',
  refused: 'Sign-in was not completed. Please try again.',
  closed: 'Your account has been closed.',
};

const SpacedRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

/** Log in. */
export function Component() {
  const { signIn, signedOutReason } = useSession();
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const captcha = useCaptcha();

  const logIn = async (values: FormData) => {
    const { email, password, remember } = read(values);
    return captcha.withToken(async (token) => {
      const result = await signIn(email, password, remember, token);
      if (!result.success) return result.message;
      await navigate(destinationAfterLogin(searchParams), { replace: true });
    });
  };

  return (
    <FullScreen title="Log In" backdrop={<RotatingBackdrop />}>
      {signedOutReason && <Banner tone="info">{signedOutMessages[signedOutReason]}</Banner>}
      <PlainForm label="Log in" check={check} onSubmit={logIn}>
        {({ field, isPending }) => (
          <>
            <TextField
              {...field('email')}
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="username"
            />
            <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
            <SpacedRow>
              <Checkbox name="remember" label="Remember me" />
              <Link href={paths.forgotPassword}>Forgot password?</Link>
            </SpacedRow>
            {captcha.widget}
            <Button
              type="submit"
              variant="primary"
              size="large"
              isPending={isPending}
              pendingLabel="Logging in..."
            >
              Log In
            </Button>
          </>
        )}
      </PlainForm>
      <SocialSignIn />
      <p>
        New here? <Link href={paths.register}>Create Account</Link>
      </p>
    </FullScreen>
  );
}
