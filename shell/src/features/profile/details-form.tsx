import { usePortalClient } from '@pitlane/shared-data/client';
import { useSave } from '@pitlane/shared-data/forms';
import { saveProfile } from '@pitlane/shared-data/profile';
import { profileSchema } from '@pitlane/shared-data/registration';
import type * as z from '@pitlane/shared-data/schema';
import type { Account } from '@pitlane/shared-data/session';
import { Button, DescriptionList, Section } from '@pitlane/shared-ui/core';
import { Form, FormActions, FormTextArea, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';

export function DetailsForm({ account }: { account: Account }) {
  const client = usePortalClient();
  const isCustomer = account.role === 'customer';
  const form = useZodForm({
    schema: profileSchema,
    defaultValues: {
      name: account.name,
      phone: account.phone,
      address: (isCustomer && account.address) || '',
    },
  });
  const { save } = useSave({
    send: ({ name, phone, address }: z.output<typeof profileSchema>) =>
      saveProfile(client, { name, phone, ...(isCustomer && { address }) }),
    failure: 'Your details could not be saved. Please try again.',
    onSaved: () => notify.success('Your details have been saved'),
  });
  return (
    <Section title="Your Details">
      <DescriptionList items={[{ label: 'Email', value: account.email }]} />
      <p>You log in with this email address, so it cannot be changed here.</p>
      <Form form={form} label="Your details" onSubmit={save}>
        <FormTextField name="name" label="Full Name" isRequired autoComplete="name" />
        <FormTextField name="phone" label="Phone" type="tel" inputMode="tel" isRequired autoComplete="tel" />
        {isCustomer && <FormTextArea name="address" label="Address" rows={3} autoComplete="street-address" />}
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            isPending={form.formState.isSubmitting}
            pendingLabel="Saving..."
          >
            Save details
          </Button>
        </FormActions>
      </Form>
    </Section>
  );
}
