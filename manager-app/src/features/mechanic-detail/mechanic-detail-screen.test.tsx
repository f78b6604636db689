import { accessibilityViolations, manager, never, offline, refuse } from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMechanic, mechanicId } from '../../testing/build-mechanic.ts';
import { buildMechanicSalary, buildPaidMechanicSalary } from '../../testing/build-mechanic-salary.ts';
import { openMechanicDetail } from './open-mechanic-detail.testing.tsx';

const region = (name: string) => screen.findByRole('region', { name });

test("The manager sees the mechanic's profile", async () => {
  openMechanicDetail();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ravi Kumar' })).toBeVisible();
  const profile = await region('Profile');
  for (const text of [
    'M-014',
    'ravi@pitlane.test',
    '+91 98450 00014',
    'Electrical Systems, Diagnostics',
    '8 years',
    '4.6 out of 5',
    /1 Apr 2019/,
    'Available',
  ]) {
    expect(within(profile).getByText(text)).toBeVisible();
  }
});

test('A mechanic without specialization is shown as General, and availability follows the available flag', async () => {
  const mechanic = buildMechanic({
    specialization: null,
    specializations: [],
    availability_status: null,
    available: false,
    experience_years: 1,
  });
  openMechanicDetail({ 'rpc/mechanic_salary': buildMechanicSalary({ mechanic }) });
  const profile = await region('Profile');
  expect(within(profile).getByText('General')).toBeVisible();
  expect(within(profile).getByText('Offline')).toBeVisible();
  expect(within(profile).getByText('1 year')).toBeVisible();
});

test('The manager sees each unpaid job with its time pay and bonus', async () => {
  openMechanicDetail();
  const table = await screen.findByRole('table', { name: 'Unpaid jobs' });
  const rows = within(table).getAllByRole('row').slice(1);
  const cells = rows.map((row) =>
    [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
      (cell) => cell.textContent,
    ),
  );
  expect(within(table).getByRole('link', { name: 'Hyundai Creta (2021)' })).toHaveAttribute(
    'href',
    '/vehicles/3',
  );
  expect(cells).toEqual([
    [
      'Battery Service (#12)',
      'Hyundai Creta (2021), KA 01 AB 1234',
      '18 Nov 2026',
      '1h 30m',
      '₹10,250.00',
      '₹675.00',
      '₹307.50',
    ],
    [
      'Oil Change (#15)',
      'Tata Nexon (2022), KA 05 CD 7788',
      '20 Nov 2026',
      '45 mins',
      '₹3,500.00',
      '₹337.50',
      '₹105.00',
    ],
  ]);
});

test('The manager sees the salary due, the bonus and the statistics @long', async () => {
  openMechanicDetail();
  expect(await screen.findByText('₹1,425')).toBeVisible();
  expect(screen.getByText('₹1,012.50')).toBeVisible();
  expect(screen.getByText('₹412.50')).toBeVisible();
  const statistics = await region('Statistics');
  expect(statistics).toHaveTextContent(
    'Total jobs31Completed jobs27Open jobs3Paid jobs25Total paid₹2,40,000',
  );
});

test('Pay Salary is disabled without unpaid jobs @long', async () => {
  openMechanicDetail({ 'rpc/mechanic_salary': buildPaidMechanicSalary() });
  expect(await screen.findByText('No unpaid jobs')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay Salary' })).toBeDisabled();
});

test('Opening the screen asks for the salary and the working times, once each', async () => {
  const { backend, sent } = openMechanicDetail();
  await region('Profile');
  expect(sent('rpc/mechanic_salary')).toEqual([{ mechanic_id: mechanicId }]);
  expect(backend.requests.map(({ path }) => path).filter((path) => path !== 'rpc/current_account')).toEqual(
    expect.arrayContaining(['rpc/working_times']),
  );
  expect(backend.requests.filter(({ path }) => path !== 'rpc/current_account')).toHaveLength(2);
});

test('The manager sees that the mechanic is loading', () => {
  openMechanicDetail({ 'rpc/mechanic_salary': never });
  expect(screen.getByRole('status')).toHaveTextContent('Loading mechanic details...');
});

test.each([
  ['an unknown id', null],
  ['an invalid id', refuse(400, { code: '22P02', message: 'invalid input syntax for type uuid' })],
])('Mechanic not found is shown for %s, with a link back', async (_, answer) => {
  openMechanicDetail({ 'rpc/mechanic_salary': () => answer }, '/mechanic-detail/nobody');
  expect(await screen.findByRole('heading', { name: 'Mechanic not found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay Salary' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Back to Mechanic Management' }));
  expect(await screen.findByText('/mechanic-management')).toBeVisible();
});

test('The manager sees that the mechanic failed to load and can try again', async () => {
  const { backend } = openMechanicDetail({ 'rpc/mechanic_salary': offline });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load mechanic details');
  expect(screen.queryByText('Mechanic not found')).not.toBeInTheDocument();

  backend.responses['rpc/mechanic_salary'] = buildMechanicSalary();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await region('Profile')).toBeVisible();
});

test('Figures that fail to refresh stay visible with a warning @long', async () => {
  const { backend } = openMechanicDetail();
  const dismiss = await screen.findByRole('button', { name: 'Dismiss Mechanic' });
  backend.responses['rpc/mechanic_salary'] = offline;
  await userEvent.click(dismiss);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Failed to load mechanic detailsWhat you see may be out of date. It is as of \d+:\d\d/,
  );
  expect(await region('Profile')).toBeVisible();

  backend.responses['rpc/mechanic_salary'] = buildMechanicSalary();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('The screen has no accessibility problems @long', async () => {
  const { container } = openMechanicDetail();
  await region('Profile');
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A manager who may not pay sees the salary due, but neither pays it nor changes the rate', async () => {
  openMechanicDetail({}, undefined, { ...manager, may_pay: false });
  expect(await region('Hourly rate')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Dismiss Mechanic' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay Salary' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});
