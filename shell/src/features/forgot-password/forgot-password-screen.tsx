import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import { requestPasswordReset } from '@pitlane/shared-data/session';
import { Banner, Button, Link, media, PlainForm, TextField, token } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCaptcha } from '../../credentials/captcha/use-captcha.tsx';
import { FullScreen } from '../../page/full-screen.tsx';
import { RotatingBackdrop } from '../../page/rotating-backdrop.tsx';
import { paths } from '../../paths.ts';
import { useContacts } from './use-contacts.ts';

/** As high as in the frame, whose sheet is centred: where lines break differs with the garage's address and the device's font. */
const Contacts = styled.p`
  min-block-size: calc(2 * ${token('text-md')} * ${token('leading-body')});

  @media ${media.narrow} {
    min-block-size: calc(3 * ${token('text-md')} * ${token('leading-body')});
  }
`;

const emailOf = (values: FormData) => String(values.get('email')).trim();

const check = (values: FormData) => ({ email: !emailOf(values) && 'Email is required' });

const failed = 'The link could not be sent. Please try again.';

/** Requests an email with a link to `/reset-password`. It never reveals whether an address has an account. */
export function Component() {
  const [sentTo, setSentTo] = useState<string>();
  const client = usePortalClient();
  const captcha = useCaptcha();
  const { phone, email: address } = useContacts();
  const contacts = [phone?.replaceAll(' ', '\u00a0'), address].filter(Boolean).join(' or ');

  const sendLink = async (values: FormData) => {
    const email = emailOf(values);
    setSentTo(undefined);
    const returnTo = new URL(paths.resetPassword, window.location.origin);
    return captcha.withToken(async (token) => {
      const result = await requestPasswordReset(client, email, returnTo, token);
      if (!result.success) return messageFor(result.error, failed);
      setSentTo(email);
    });
  };

  return (
    <FullScreen
      title="Forgot password"
      description="We'll email you a link to reset it."
      backdrop={<RotatingBackdrop />}
    >
      {sentTo && (
        <Banner tone="success">
          {`If ${sentTo} has an account, we have sent it a link. The link works once and expires after an hour.`}
        </Banner>
      )}
      <PlainForm label="Forgot password" check={check} onSubmit={sendLink}>
        {({ field, isPending }) => (
          <>
            <TextField
              {...field('email')}
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="username"
            />
            {captcha.widget}
            <Button
              type="submit"
              variant="primary"
              size="large"
              isPending={isPending}
              pendingLabel="Sending..."
            >
              {sentTo ? 'Send again' : 'Send reset link'}
            </Button>
          </>
        )}
      </PlainForm>
      <Contacts>
        {contacts ? `No email? Please ask the garage: ${contacts}.` : 'No email? Please ask at the garage.'}
      </Contacts>
      <p>
        <Link href={paths.login}>Back to log in</Link>
      </p>
    </FullScreen>
  );
}
