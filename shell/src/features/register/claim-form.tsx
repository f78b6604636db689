import { claimAccount, type Invitation } from '@pitlane/shared-data/accounts';
import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import { claimSchema } from '@pitlane/shared-data/registration';
import { Button, DescriptionList } from '@pitlane/shared-ui/core';
import { Form, FormPasswordField, FormTextField, setServerError, useZodForm } from '@pitlane/shared-ui/forms';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { claimFieldOf } from './field-of.ts';

export function ClaimForm({ code, invitation }: { code: string; invitation: Invitation }) {
  const client = usePortalClient();
  const navigate = useNavigate();
  const form = useZodForm({
    schema: claimSchema,
    defaultValues: { email: invitation.email ?? '', password: '', confirmPassword: '' },
  });
  return (
    <Form
      form={form}
      label="Set email and password"
      onSubmit={async ({ email, password }) => {
        try {
          await claimAccount(client, { code, email, password });
          await navigate(paths.dashboard, { replace: true });
        } catch (error) {
          const message = messageFor(error, 'Failed to set your password. Please try again.');
          setServerError(form, { field: claimFieldOf(error), message });
        }
      }}
    >
      <DescriptionList
        items={[
          { label: 'Name', value: invitation.name },
          { label: 'Phone', value: invitation.phone },
        ]}
      />
      <FormTextField name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
      <FormPasswordField
        name="password"
        label="Password"
        description="4 to 12 characters"
        autoComplete="new-password"
      />
      <FormPasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isPending={form.formState.isSubmitting}
        pendingLabel="Saving..."
      >
        Open my account
      </Button>
    </Form>
  );
}
