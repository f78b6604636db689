import {
  accessibilityViolations,
  fakeBackend,
  manager,
  never,
  offline,
  refuse,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildListedMechanic } from '../../testing/build-mechanic.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { HireMechanic } from './hire-mechanic.tsx';

async function open(answer: unknown = buildListedMechanic({ name: 'Nina Bose' })) {
  const backend = fakeBackend({ 'rpc/hire_mechanic': answer });
  renderScreen(<HireMechanic />, { backend, as: manager, path: '/mechanic-management' });
  await userEvent.click(screen.getByRole('button', { name: 'Hire Mechanic' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hire Mechanic' });
  const requests = () =>
    backend.requests.filter(({ path }) => path === 'rpc/hire_mechanic').map(({ body }) => body);
  const submit = () => userEvent.click(within(dialog).getByRole('button', { name: 'Hire Mechanic' }));
  return { dialog, requests, submit };
}

const typed: [string, string][] = [
  ['Full Name', 'Nina Bose'],
  ['Email', 'nina@pitlane.test'],
  ['Phone', '98450 00900'],
  ['First password', 'four'],
  ['Employee ID', 'M-9'],
  ['Specializations', 'Brakes, Electrical'],
  ['Experience (years)', '4'],
  ['Hourly rate (₹)', '350.5'],
];

async function fillIn(dialog: HTMLElement) {
  for (const [label, text] of typed)
    await userEvent.type(within(dialog).getByLabelText(label, { exact: false, selector: 'input' }), text);
}

test('The form has all fields of a mechanic @long', async () => {
  const { dialog } = await open();
  for (const [label] of typed) {
    expect(within(dialog).getByLabelText(label, { exact: false, selector: 'input' })).toBeVisible();
  }
  expect(await accessibilityViolations(dialog)).toEqual([]);
});

test('Hiring a mechanic is announced and closes the dialog @long', async () => {
  const { dialog, requests, submit } = await open();
  await fillIn(dialog);
  await submit();
  expect(await screen.findByText('Nina Bose hired successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests()).toEqual([
    {
      name: 'Nina Bose',
      email: 'nina@pitlane.test',
      phone: '98450 00900',
      password: 'four',
      employee_id: 'M-9',
      specializations: ['Brakes', 'Electrical'],
      experience_years: 4,
      hourly_rate: 350.5,
    },
  ]);
});

test('A mechanic without a login is hired with name and phone @long', async () => {
  const { dialog, requests, submit } = await open();
  for (const [label, text] of typed.filter(([name]) => !['Email', 'First password'].includes(name)))
    await userEvent.type(within(dialog).getByLabelText(label, { exact: false, selector: 'input' }), text);
  expect(within(dialog).getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'Without email and password there is no login yet',
  );
  await submit();
  await screen.findByText('Nina Bose hired successfully');
  expect(requests()).toMatchObject([{ name: 'Nina Bose', email: '', phone: '98450 00900', password: '' }]);
});

test('An email without a first password is refused @long', async () => {
  const { dialog, requests, submit } = await open();
  for (const [label, text] of typed.filter(([name]) => name !== 'First password'))
    await userEvent.type(within(dialog).getByLabelText(label, { exact: false, selector: 'input' }), text);
  await submit();
  expect(await within(dialog).findByText('Password is required')).toBeVisible();
  expect(requests()).toEqual([]);
});

test('Missing values are shown under their fields, and nothing is sent @long', async () => {
  const { dialog, requests, submit } = await open();
  await submit();
  for (const message of [
    'Name is required',
    'Phone number is required',
    'Employee ID is required',
    'Experience must be between 0 and 80 years',
    'Please enter a valid hourly rate',
  ]) {
    expect(await within(dialog).findByText(message)).toBeVisible();
  }
  expect(within(dialog).getByRole('textbox', { name: /Full Name/ })).toHaveFocus();
  expect(requests()).toEqual([]);
});

test.each([
  ['email', 'User with this email already exists', /^Email/],
  ['phone', 'User with this phone number already exists', /^Phone/],
  ['employee_id', 'A mechanic with this employee ID already exists', /^Employee ID/],
])('A duplicate %s is marked at its field @long', async (hint, message, name) => {
  const { dialog, submit } = await open(refuse(409, { code: 'PT409', message, hint }));
  await fillIn(dialog);
  await submit();
  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name })).toBeInvalid();
});

test('A failure is shown above the form, which keeps its values @long', async () => {
  const { dialog, submit } = await open(offline);
  await fillIn(dialog);
  await submit();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to hire mechanic');
  expect(within(dialog).getByRole('textbox', { name: /Full Name/ })).toHaveValue('Nina Bose');
});

test('The dialog stays open while the mechanic is hired @long', async () => {
  const { dialog, submit } = await open(never);
  await fillIn(dialog);
  await submit();
  expect(await screen.findByRole('button', { name: /Hiring\.\.\./ })).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

test('Cancel sends nothing', async () => {
  const { dialog, requests } = await open();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests()).toEqual([]);
});

test('A dialog that was begun asks before it is closed @long', async () => {
  const { dialog } = await open();
  const name = within(dialog).getByRole('textbox', { name: 'Full Name' });
  await userEvent.type(name, 'Nina');
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(name).toHaveValue('Nina');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('A dialog in which nothing was typed closes at once', async () => {
  const { dialog } = await open();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
