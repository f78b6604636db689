import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// biome-ignore lint/style/noRestrictedImports: tests that zod schemas satisfy the Standard Schema interface
import { z } from 'zod/mini';
import { Button } from '../button/button.tsx';
import { axeViolations } from '../testing/axe-violations.ts';
import { Form } from './form.tsx';
import { FormCheckbox } from './form-checkbox.tsx';
import { FormDateField } from './form-date-field.tsx';
import { FormNumberField } from './form-number-field.tsx';
import { FormSelect } from './form-select.tsx';
import { FormPasswordField, FormTextArea, FormTextField } from './text-fields.tsx';
import { setServerError, useZodForm } from './use-zod-form.ts';

const registration = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, 'Name is required')),
    email: z
      .string()
      .check(
        z.minLength(1, 'Email is required'),
        z.regex(/^\S+@\S+\.\S+$/, 'Please enter a valid email address'),
      ),
    password: z.string().check(z.minLength(4, 'Password must be at least 4 characters long')),
    confirmation: z.string(),
  })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      error: 'Passwords do not match',
      path: ['confirmation'],
    }),
  );

type Registration = z.infer<typeof registration>;

const empty = { name: '', email: '', password: '', confirmation: '' };

/** The fields are in a different order than in the schema, to test which order decides. */
function RegisterForm({ register }: { register: (values: Registration) => Promise<string | undefined> }) {
  const form = useZodForm({ schema: registration, defaultValues: empty });
  const submit = async (values: Registration) => {
    const error = await register(values);
    if (error?.includes('email')) setServerError(form, { field: 'email', message: error });
    else if (error) setServerError(form, { message: error });
  };
  return (
    <Form form={form} onSubmit={submit} label="Register">
      <FormTextField<Registration> name="email" label="Email" isRequired />
      <FormTextField<Registration> name="name" label="Full name" isRequired />
      <FormPasswordField<Registration> name="password" label="Password" />
      <FormPasswordField<Registration> name="confirmation" label="Confirm password" />
      <Button type="submit" isPending={form.formState.isSubmitting} pendingLabel="Creating...">
        Create Account
      </Button>
    </Form>
  );
}

const accept = async () => undefined;
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create Account' }));

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Full name'), '  Asha Rao ');
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'secret');
}

test("Submitting shows errors and focuses the schema's first invalid field @long", async () => {
  const { container } = render(<RegisterForm register={accept} />);
  await userEvent.type(screen.getByLabelText('Email'), 'asha');
  await userEvent.tab();
  expect(screen.queryByText('Please enter a valid email address')).not.toBeInTheDocument();

  await submit();
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  expect(screen.getByText('Password must be at least 4 characters long')).toBeVisible();
  expect(screen.getByLabelText('Full name')).toHaveFocus();
  expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription('Name is required');
  expect(await axeViolations(container)).toEqual([]);
});

test('Editing a field clears its error but not the others', async () => {
  render(<RegisterForm register={accept} />);
  await submit();
  await userEvent.type(await screen.findByLabelText('Full name'), 'A');
  expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
  expect(screen.getByText('Email is required')).toBeVisible();
});

test('Fields are validated against each other @long', async () => {
  render(<RegisterForm register={accept} />);
  await fillIn();
  await userEvent.type(screen.getByLabelText('Confirm password'), 'x');
  await submit();
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  expect(screen.getByLabelText('Confirm password')).toHaveFocus();
});

test("Enter in a field submits the schema's output @long", async () => {
  const register = jest.fn(accept);
  render(<RegisterForm register={register} />);
  await fillIn();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  expect(register).toHaveBeenCalledWith({
    name: 'Asha Rao',
    email: 'asha@example.org',
    password: 'secret',
    confirmation: 'secret',
  });
});

test('A form is not submitted again while its request is pending @long', async () => {
  let respond: (error: undefined) => void = () => {};
  const register = jest.fn(() => new Promise<undefined>((resolve) => (respond = resolve)));
  render(<RegisterForm register={register} />);
  await fillIn();
  await submit();
  expect(await screen.findByRole('button', { name: /Creating\.\.\./ })).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
  respond(undefined);
  expect(await screen.findByRole('button', { name: 'Create Account' })).toBeEnabled();
  expect(register).toHaveBeenCalledTimes(1);
});

test('A form that is submitted twice before it renders again is sent once @long', async () => {
  const register = jest.fn(accept);
  render(<RegisterForm register={register} />);
  await fillIn();
  const button = screen.getByRole('button', { name: 'Create Account' });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  expect(register).toHaveBeenCalledTimes(1);

  await submit();
  expect(register).toHaveBeenCalledTimes(2);
});

test('A server error for a field is shown at the field, which takes the focus @long', async () => {
  render(<RegisterForm register={async () => 'User with this email already exists'} />);
  await fillIn();
  await submit();
  expect(await screen.findByText('User with this email already exists')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toBeInvalid();
});

test('A server error for the whole form is an alert that the next edit clears @long', async () => {
  render(<RegisterForm register={async () => 'Registration failed. Please try again.'} />);
  await fillIn();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed. Please try again.');
  await userEvent.type(screen.getByLabelText('Email'), 'x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const vehicle = z.object({
  fuel: z.string().check(z.minLength(1, 'Fuel is required')),
  kilometres: z.nullable(z.number()),
  oilChange: z.string().check(z.minLength(1, 'Please select a date')),
  notes: z.string(),
  isOwn: z.boolean(),
});

type Vehicle = z.infer<typeof vehicle>;

function VehicleForm({ onSubmit }: { onSubmit: (values: Vehicle) => void }) {
  const form = useZodForm({
    schema: vehicle,
    defaultValues: { fuel: '', kilometres: null, oilChange: '', notes: '', isOwn: false },
  });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormSelect<Vehicle> name="fuel" label="Fuel type" options={[{ id: 'diesel', label: 'Diesel' }]} />
      <FormNumberField<Vehicle> name="kilometres" label="Kilometres" />
      <FormDateField<Vehicle> name="oilChange" label="Last oil change date" />
      <FormTextArea<Vehicle> name="notes" label="Notes" />
      <FormCheckbox<Vehicle> name="isOwn" label="My own car" />
      <Button type="submit">Save</Button>
    </Form>
  );
}

test('Every field type submits its value and takes the focus when invalid @long', async () => {
  const onSubmit = jest.fn();
  render(<VehicleForm onSubmit={onSubmit} />);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

  await save();
  const fuel = screen.getByRole('combobox', { name: 'Fuel type' });
  await waitFor(() => expect(fuel).toHaveFocus());
  await userEvent.selectOptions(fuel, 'Diesel');

  await save();
  const date = screen.getByLabelText('Last oil change date');
  await waitFor(() => expect(date).toHaveFocus());
  await userEvent.type(date, '2026-10-01');
  await userEvent.type(screen.getByRole('textbox', { name: 'Kilometres' }), '38240');
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Pulls to the left');
  await userEvent.click(screen.getByRole('checkbox', { name: 'My own car' }));
  await save();

  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit).toHaveBeenCalledWith({
    fuel: 'diesel',
    kilometres: 38240,
    oilChange: '2026-10-01',
    notes: 'Pulls to the left',
    isOwn: true,
  });
});

const optionalDate = z.object({ seen: z.string() });

function OptionalDate({ onSubmit }: { onSubmit: (values: z.infer<typeof optionalDate>) => void }) {
  const form = useZodForm({ schema: optionalDate, defaultValues: { seen: '' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormDateField name="seen" label="Last seen" />
      <Button type="submit">Save</Button>
    </Form>
  );
}

test('A date that does not exist is reported and not submitted as an empty one', async () => {
  const onSubmit = jest.fn();
  render(<OptionalDate onSubmit={onSubmit} />);
  const date = screen.getByLabelText<HTMLInputElement>('Last seen');
  // What a browser has for 31 February. jsdom has no such state.
  const validity = jest.spyOn(date.validity, 'badInput', 'get').mockReturnValue(true);
  jest.spyOn(date, 'checkValidity').mockImplementation(() => !fireEvent(date, new Event('invalid')));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a valid date')).toBeVisible();
  expect(date).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();

  validity.mockReturnValue(false);
  await userEvent.type(date, '2027-02-28');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ seen: '2027-02-28' }));
});

test('An unreadable number is reported and not submitted as an empty one @long', async () => {
  const onSubmit = jest.fn();
  render(<VehicleForm onSubmit={onSubmit} />);
  const kilometres = screen.getByRole('textbox', { name: 'Kilometres' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fuel type' }), 'Diesel');
  await userEvent.type(screen.getByLabelText('Last oil change date'), '2026-10-01');
  await userEvent.type(kilometres, '38k{Enter}');
  await waitFor(() => expect(kilometres).toHaveFocus());
  expect(kilometres).toHaveAccessibleDescription('Please enter a valid number');
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.type(kilometres, '{Backspace}240{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ kilometres: 38240 })));
});

const list = z.object({
  lines: z.array(z.object({ name: z.string().check(z.minLength(1, 'Name the line')) })),
});

function Lines() {
  const form = useZodForm({ schema: list, defaultValues: { lines: [{ name: 'One' }, { name: '' }] } });
  return (
    <Form form={form} onSubmit={async () => ({ field: 'lines.0.name', message: 'This name is taken' })}>
      <FormTextField name="lines.0.name" label="First" />
      <FormTextField name="lines.1.name" label="Second" />
      <Button type="submit">Save</Button>
    </Form>
  );
}

test('The first wrong field of a list takes the focus, and a refusal its own', async () => {
  render(<Lines />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name the line')).toBeVisible();
  expect(screen.getByLabelText('Second')).toHaveFocus();
  await userEvent.keyboard('Two{Enter}');
  expect(await screen.findByText('This name is taken')).toBeVisible();
  expect(screen.getByLabelText('First')).toHaveFocus();
});
