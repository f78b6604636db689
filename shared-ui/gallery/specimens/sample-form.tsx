import { Button, Card } from '@pitlane/shared-ui/core';
import {
  Form,
  FormActions,
  FormDateField,
  FormTextField,
  type StandardSchema,
  setServerError,
  useZodForm,
} from '@pitlane/shared-ui/forms';

type Booking = { name: string; email: string; date: string };

const messages: Booking = {
  name: 'Name is required',
  email: 'Email is required',
  date: 'Please select a preferred date',
};

const booking: StandardSchema<Booking> = {
  '~standard': {
    version: 1,
    vendor: 'gallery',
    validate: (value) => {
      const issues = Object.entries(messages)
        .filter(([field]) => !(value as Record<string, string>)[field])
        .map(([field, message]) => ({ message, path: [field] }));
      return issues.length > 0 ? { issues } : { value: value as Booking };
    },
  },
};

export function SampleForm() {
  const form = useZodForm({ schema: booking, defaultValues: { name: '', email: '', date: '' } });
  const refuse = () => setServerError(form, { message: 'Failed to book service. Please try again.' });
  return (
    <Card as="div">
      <Form form={form} onSubmit={refuse} label="Book a service">
        <FormTextField<Booking> name="name" label="Full name" isRequired />
        <FormTextField<Booking> name="email" label="Email" type="email" isRequired />
        <FormDateField<Booking> name="date" label="Preferred date" isRequired />
        <FormActions>
          <Button onPress={() => form.reset()}>Cancel</Button>
          <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
            Book Service
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
