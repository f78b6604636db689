import { register } from '@pitlane/shared-data/accounts';
import { usePortalClient } from '@pitlane/shared-data/client';
import { useSave } from '@pitlane/shared-data/forms';
import { registrationSchema } from '@pitlane/shared-data/registration';
import type * as z from '@pitlane/shared-data/schema';
import { Banner, Button, Link } from '@pitlane/shared-ui/core';
import { Form, FormPasswordField, FormTextField, useLeaveGuard, useZodForm } from '@pitlane/shared-ui/forms';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCaptcha } from '../../credentials/captcha/use-captcha.tsx';
import { FullScreen } from '../../page/full-screen.tsx';
import { RotatingBackdrop } from '../../page/rotating-backdrop.tsx';
import { paths } from '../../paths.ts';
import { AcceptInvitation } from './accept-invitation.tsx';
import { useInvitationCode } from './use-invitation-code.ts';

/** Milliseconds. */
const redirectDelay = 2000;
const empty = { name: '', email: '', phone: '', password: '', confirmPassword: '' };

interface Registering {
  person: z.output<typeof registrationSchema>;
  /** Of the captcha. */
  token: string | undefined;
}

/** Creates an account, or claims the one that an invitation in the address is for. */
export function Component() {
  const code = useInvitationCode();
  return code === undefined ? <Registration /> : <AcceptInvitation code={code} />;
}

/** Register. It creates customers only. */
function Registration() {
  const navigate = useNavigate();
  const client = usePortalClient();
  const captcha = useCaptcha();
  const [isRegistered, setRegistered] = useState(false);
  const form = useZodForm({ schema: registrationSchema, defaultValues: empty });

  const { isDirty, isSubmitting } = form.formState;
  const { question } = useLeaveGuard(isDirty && !isSubmitting && !isRegistered);

  const { save } = useSave({
    send: ({ person: { confirmPassword: _, ...person }, token }: Registering) =>
      register(client, person, token),
    failure: 'Registration failed. Please try again.',
    onSaved: () => setRegistered(true),
  });

  useEffect(() => {
    if (!isRegistered) return;
    const timer = setTimeout(() => navigate(paths.dashboard, { replace: true }), redirectDelay);
    return () => clearTimeout(timer);
  }, [isRegistered, navigate]);

  return (
    <FullScreen
      title="Create Account"
      description="Book services and track them from anywhere."
      backdrop={<RotatingBackdrop />}
    >
      {question}
      {isRegistered && (
        <Banner tone="success">Account created successfully! Redirecting to dashboard...</Banner>
      )}
      <Form
        form={form}
        label="Create account"
        onSubmit={(person) => captcha.withToken((token) => save({ person, token }))}
      >
        <FormTextField name="name" label="Full Name" autoComplete="name" />
        <FormTextField name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
        <FormTextField name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
        <FormPasswordField
          name="password"
          label="Password"
          description="4 to 12 characters"
          autoComplete="new-password"
        />
        <FormPasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
        {captcha.widget}
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={isSubmitting}
          pendingLabel="Creating account..."
          isDisabled={isRegistered}
        >
          Create Account
        </Button>
      </Form>
      <p>
        Already registered? <Link href={paths.login}>Log In</Link>
      </p>
    </FullScreen>
  );
}
