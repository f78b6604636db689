import * as z from '@pitlane/shared-data/schema';
import { type SignedOutReason, useSession } from '@pitlane/shared-data/session';
import { Banner, Button, Link, space } from '@pitlane/shared-ui/core';
import {
  Form,
  FormCheckbox,
  FormPasswordField,
  FormTextField,
  setServerError,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { FullScreen } from '../../page/full-screen.tsx';
import { RotatingBackdrop } from '../../page/rotating-backdrop.tsx';
import { paths } from '../../paths.ts';
import { destinationAfterLogin } from '../../session/login-path.ts';
import { SocialSignIn } from './social-sign-in.tsx';

const schema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'Email is required')),
  password: z.string().check(z.minLength(1, 'Password is required')),
  remember: z.boolean(),
});

const signedOutMessages: Record<SignedOutReason, string> = {
  expired: 'Your session has ended. Log in again to continue.',
  removed: 'This account is no longer active. If this is a mistake, please contact the garage.',
  refused: 'Sign-in was not completed. Please try again.',
};

const SpacedRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

/** Log in (spec section 2). */
export function Component() {
  const { signIn, signedOutReason } = useSession();
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const form = useZodForm({ schema, defaultValues: { email: '', password: '', remember: false } });

  return (
    <FullScreen title="Log In" backdrop={<RotatingBackdrop />}>
      {signedOutReason && <Banner tone="info">{signedOutMessages[signedOutReason]}</Banner>}
      <Form
        form={form}
        label="Log in"
        onSubmit={async ({ email, password, remember }) => {
          const result = await signIn(email, password, remember);
          if (result.success) await navigate(destinationAfterLogin(searchParams), { replace: true });
          else setServerError(form, { message: result.message });
        }}
      >
        <FormTextField name="email" label="Email" type="email" inputMode="email" autoComplete="username" />
        <FormPasswordField name="password" label="Password" autoComplete="current-password" />
        <SpacedRow>
          <FormCheckbox name="remember" label="Remember me" />
          <Link href={paths.forgotPassword}>Forgot password?</Link>
        </SpacedRow>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={form.formState.isSubmitting}
          pendingLabel="Logging in..."
        >
          Log In
        </Button>
      </Form>
      <SocialSignIn />
      <p>
        New here? <Link href={paths.register}>Create Account</Link>
      </p>
    </FullScreen>
  );
}
