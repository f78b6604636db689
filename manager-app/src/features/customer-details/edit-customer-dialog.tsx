import { type Customer, type CustomerDetails, useUpdateCustomer } from '@pitlane/shared-data/customers';
import { currentOf, useSave } from '@pitlane/shared-data/forms';
import { type CustomerDetailsForm, customerDetailsSchema } from '@pitlane/shared-data/registration';
import { Stack } from '@pitlane/shared-ui/core';
import {
  ChangedDialog,
  type ChangedFields,
  FormDialog,
  FormTextArea,
  FormTextField,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';

const shownFields: ChangedFields<CustomerDetails> = [
  { label: 'Name', text: ({ name }) => name },
  { label: 'Phone', text: ({ phone }) => phone ?? '' },
  { label: 'Email', text: ({ email }) => email ?? '' },
  { label: 'Address', text: ({ address }) => address ?? '' },
];

const formOf = ({ name, phone, email, address }: CustomerDetails): CustomerDetailsForm => ({
  name,
  phone: phone ?? '',
  email: email ?? '',
  address: address ?? '',
});

const detailsOf = ({ name, phone, email, address }: Customer): CustomerDetails => ({
  name,
  phone,
  email,
  address,
});

interface EditCustomerDialogProps {
  customer: Customer;
  onClose: () => void;
}

export function EditCustomerDialog({ customer, onClose }: EditCustomerDialogProps) {
  const { customer_id: customerId, has_login: hasLogin } = customer;
  const mutation = useUpdateCustomer();
  const [opened] = useState(() => detailsOf(customer));
  const [schema] = useState(() => customerDetailsSchema(hasLogin));
  const form = useZodForm({ schema, defaultValues: formOf(opened) });
  const { save, conflict } = useSave({
    opened,
    send: (values: CustomerDetailsForm, { expected }) =>
      mutation.mutateAsync({ ...values, customerId, expected }),
    current: currentOf('update_customer'),
    failure: 'Failed to save the details',
    onSaved: ({ name }) => {
      notify.success(`${name} saved`);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Edit Details"
      size="small"
      form={form}
      submitLabel="Save"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <ChangedDialog subject="this customer" fields={shownFields} conflict={conflict} />
      <Stack>
        <FormTextField<CustomerDetailsForm>
          name="name"
          label="Full Name"
          isRequired
          autoFocus
          autoComplete="off"
        />
        <FormTextField<CustomerDetailsForm>
          name="phone"
          label="Phone"
          type="tel"
          inputMode="tel"
          isRequired
          autoComplete="off"
        />
        <FormTextField<CustomerDetailsForm>
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          description={
            hasLogin
              ? 'Messages go here. The customer still logs in with their own address, which only they can change.'
              : 'Messages about this customer’s jobs go here. It does not create a login.'
          }
          isRequired={hasLogin}
          autoComplete="off"
        />
        <FormTextArea<CustomerDetailsForm> name="address" label="Address" rows={3} />
      </Stack>
    </FormDialog>
  );
}
