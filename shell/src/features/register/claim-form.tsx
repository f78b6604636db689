import { claimAccount, type Invitation } from '@pitlane/shared-data/accounts';
import { usePortalClient } from '@pitlane/shared-data/client';
import { useSave } from '@pitlane/shared-data/forms';
import { claimSchema } from '@pitlane/shared-data/registration';
import type * as z from '@pitlane/shared-data/schema';
import { Button, DescriptionList } from '@pitlane/shared-ui/core';
import { Form, FormPasswordField, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

export function ClaimForm({ code, invitation }: { code: string; invitation: Invitation }) {
  const client = usePortalClient();
  const navigate = useNavigate();
  const form = useZodForm({
    schema: claimSchema,
    defaultValues: { email: invitation.email ?? '', password: '', confirmPassword: '' },
  });
  const { save } = useSave({
    send: async ({ email, password }: z.output<typeof claimSchema>) => {
      await claimAccount(client, { code, email, password });
      await navigate(paths.dashboard, { replace: true });
    },
    failure: 'Failed to set your password. Please try again.',
    onSaved: () => undefined,
  });
  return (
    <Form form={form} label="Set email and password" onSubmit={save}>
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
