import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import * as z from '@pitlane/shared-data/schema';
import { requestPasswordReset } from '@pitlane/shared-data/session';
import { Banner } from '@pitlane/shared-ui/banner';
import { Button } from '@pitlane/shared-ui/button';
import { Form, FormTextField, setServerError, useZodForm } from '@pitlane/shared-ui/form';
import { Link } from '@pitlane/shared-ui/link';
import { useState } from 'react';
import { FullScreen } from '../../page/full-screen.tsx';
import { RotatingBackdrop } from '../../page/rotating-backdrop.tsx';
import { paths } from '../../paths.ts';

const schema = z.object({ email: z.string().check(z.trim(), z.minLength(1, 'Email is required')) });

const failed = 'The link could not be sent. Please try again.';

/** Asks for the mail with a link to `/reset-password`. It never says whether an address belongs to anybody. */
export function Component() {
  const form = useZodForm({ schema, defaultValues: { email: '' } });
  const [sentTo, setSentTo] = useState<string>();
  const client = usePortalClient();
  const { contact } = client.config;
  const ways = [contact?.phone?.replaceAll(' ', '\u00a0'), contact?.email].filter(Boolean).join(' or ');

  return (
    <FullScreen
      title="Forgot password"
      description="A link to set a new one comes by email."
      backdrop={<RotatingBackdrop />}
    >
      {sentTo && (
        <Banner tone="success">
          {`If ${sentTo} belongs to an account, a link is on its way. It works once, within an hour.`}
        </Banner>
      )}
      <Form
        form={form}
        label="Forgot password"
        onSubmit={async ({ email }) => {
          setSentTo(undefined);
          const answer = await requestPasswordReset(
            client,
            email,
            new URL(paths.resetPassword, window.location.origin),
          );
          if (answer.success) setSentTo(email);
          else setServerError(form, { message: messageFor(answer.error, failed) });
        }}
      >
        <FormTextField name="email" label="Email" type="email" inputMode="email" autoComplete="username" />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={form.formState.isSubmitting}
          pendingLabel="Sending..."
        >
          {sentTo ? 'Send again' : 'Send the link'}
        </Button>
      </Form>
      <p>{ways ? `No mail? The garage helps at ${ways}.` : 'No mail? The garage helps at the counter.'}</p>
      <p>
        <Link href={paths.login}>Back to log in</Link>
      </p>
    </FullScreen>
  );
}
