import { accessibilityViolations, fakeBackend, manager, refuse, sentTo } from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCustomerRequests, buildOverview, customerId } from '../../testing/build-customer.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as CustomerDetailsScreen } from './customer-details-screen.tsx';

const overview = buildOverview();
const { name, phone, email, address } = overview.customer;
const asha = { name, phone, email, address };

async function open(answer: unknown, customer: object = {}) {
  const { backend } = renderScreen(<CustomerDetailsScreen />, {
    backend: fakeBackend({
      'rpc/customer_overview': { ...overview, customer: { ...overview.customer, ...customer } },
      'rpc/customer_requests': buildCustomerRequests(),
      'rpc/update_customer': answer,
    }),
    as: manager,
    path: '/customer-details/:customerId',
    url: `/customer-details/${customerId}`,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Details' }));
  const type = async (label: string, text: string) => {
    const field = dialog.getByRole('textbox', { name: label });
    await userEvent.clear(field);
    if (text) await userEvent.type(field, text);
  };
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const sent = () => sentTo(backend, 'rpc/update_customer').map(({ body }) => body);
  return { dialog, type, save, sent };
}

test('The edited details are sent with those that were read @long', async () => {
  const { dialog, type, save, sent } = await open({ ...asha, name: 'Asha Iyer' });
  expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    /Messages go here\. The customer still logs in with their own address/,
  );
  expect(await accessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
  await type('Full Name', 'Asha Iyer');
  await type('Address', '');
  await save();
  expect(await screen.findByText('Asha Iyer saved')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent()).toEqual([
    { customer_id: customerId, ...asha, name: 'Asha Iyer', address: '', expected: asha },
  ]);
});

test('A customer without a login may have no email, one with a login may not @long', async () => {
  const walkIn = await open(asha, { has_login: false });
  expect(walkIn.dialog.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    /It does not create a login/,
  );
  await walkIn.type('Email', 'nobody');
  await walkIn.save();
  expect(await walkIn.dialog.findByText('Please enter a valid email address')).toBeVisible();
  await walkIn.type('Email', '');
  await walkIn.save();
  await screen.findByText('Asha Rao saved');
  expect(walkIn.sent()).toMatchObject([{ email: '' }]);
});

test('A customer with a login keeps an email @long', async () => {
  const { dialog, type, save, sent } = await open(asha);
  await type('Email', '');
  await save();
  expect(await dialog.findByText('Email is required')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('A phone number in use is an error at its field @long', async () => {
  const message = 'User with this phone number already exists';
  const { dialog, type, save } = await open(refuse(409, { code: 'PT409', message, hint: 'phone' }));
  await type('Phone', '98450 00022');
  await save();
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(message);
});

test('What someone else changed is shown before it is replaced @long', async () => {
  const details = JSON.stringify({ ...asha, phone: '98450 00099' });
  const { save, sent } = await open(refuse(412, { code: 'PT412', message: 'Changed', details }));
  await save();
  const question = within(await screen.findByRole('alertdialog', { name: 'Changed by someone else' }));
  expect(question.getByText('98450 00099 (was +91 98450 00021)')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Replace With Mine' }));
  expect(sent()).toMatchObject([{ expected: asha }, { expected: { phone: '98450 00099' } }]);
});

test('A closed account has nothing to edit', async () => {
  renderScreen(<CustomerDetailsScreen />, {
    backend: fakeBackend({
      'rpc/customer_overview': {
        ...overview,
        customer: { ...overview.customer, name: 'Closed account', closed_at: '2026-05-05T10:00:00Z' },
      },
      'rpc/customer_requests': buildCustomerRequests(),
    }),
    as: manager,
    path: '/customer-details/:customerId',
    url: `/customer-details/${customerId}`,
  });
  await screen.findByRole('heading', { level: 1, name: 'Closed account' });
  expect(screen.queryByRole('button', { name: 'Edit Details' })).not.toBeInTheDocument();
});
