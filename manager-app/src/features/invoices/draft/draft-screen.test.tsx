import {
  accessibilityViolations,
  buildInvoice,
  fakeBackend,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDraft } from '../../../testing/build-draft.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as DraftScreen } from './draft-screen.tsx';

const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);

function open(answers: Record<string, unknown> = {}) {
  const backend = fakeBackend({ 'rpc/invoice_draft': buildDraft(), ...answers });
  const path = '/invoices/draft/:requestId';
  const view = renderScreen(<DraftScreen />, { backend, path, url: '/invoices/draft/41' });
  return { ...view, backend };
}

const issue = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Issue Invoice' }));
  const question = screen.getByRole('alertdialog', { name: 'Issue Invoice' });
  expect(question).toHaveTextContent('Tax invoice of ₹5,000.00 for Asha Rao');
  await userEvent.click(within(question).getByRole('button', { name: 'Issue' }));
};

test('What was changed of the customer is saved, with the version that was read @long', async () => {
  const saved = buildDraft({
    version: 2,
    customer: { ...buildDraft().customer, tax_number: '36AAGCP7383J1ZQ' },
  });
  const { backend, container } = open({ 'rpc/save_draft': saved });
  const gstin = await screen.findByRole('textbox', { name: 'GSTIN' });
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveAttribute('maxlength', '500');
  expect(screen.getByRole('button', { name: 'Save Draft' })).toBeDisabled();
  await userEvent.type(gstin, '36aagcp7383j1zq');
  expect(screen.getByRole('button', { name: 'Issue Invoice' })).toBeDisabled();
  expect(await accessibilityViolations(container)).toEqual([]);
  backend.responses['rpc/invoice_draft'] = saved;
  await userEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_draft').map(({ body }) => body)).toEqual([
    {
      request_id: 41,
      version: 1,
      customer: { tax_number: '36AAGCP7383J1ZQ' },
      lines: [],
    },
  ]);
  expect(screen.getByRole('button', { name: 'Issue Invoice' })).toBeEnabled();
});

test('A draft changed by someone else is not overwritten @long', async () => {
  const message = 'This draft was changed by someone else. Check it and try again.';
  const { backend } = open({ 'rpc/save_draft': refuse(412, { code: 'PT412', message }) });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' Motors');
  backend.responses['rpc/invoice_draft'] = buildDraft({
    version: 2,
    customer: { ...buildDraft().customer, name: 'Rao Traders' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  expect(await screen.findByText(message)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard Mine and Show Theirs' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Rao Traders');
});

test('A line saves itself as it is left: code, and discount with its reason, in one call @long', async () => {
  const saved = buildDraft({ version: 2 });
  const { backend } = open({ 'rpc/save_draft': saved });
  await userEvent.clear(await screen.findByRole('textbox', { name: 'HSN or SAC of line 1' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Discount of line 1' }), '10%');
  expect(screen.getByText('₹4,500.00 in all')).toBeVisible();
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Reason for the discount of line 1' }),
    'Regular{Enter}',
  );
  await waitFor(() =>
    expect(sentTo(backend, 'rpc/save_draft').map(({ body }) => body)).toEqual([
      {
        request_id: 41,
        version: 1,
        customer: {},
        lines: [{ position: 1, tax_code: null, discount_percent: 10, discount_reason: 'Regular' }],
      },
    ]),
  );
});

test('What was typed in a line is saved before the invoice is issued, under the version that this made @long', async () => {
  const { backend } = open({
    'rpc/save_draft': buildDraft({ version: 2 }),
    'rpc/issue_invoice': buildInvoice(),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Description of line 1' }), ' and wash');
  await issue();
  await waitFor(() => expect(sentTo(backend, 'rpc/issue_invoice')[0]?.body).toMatchObject({ version: 2 }));
  expect(sentTo(backend, 'rpc/save_draft')).toHaveLength(1);
});

test('A refused line is not issued, and the refusal is at its cell @long', async () => {
  const message = 'A discount above 10 % needs the right to pay';
  open({ 'rpc/save_draft': refuse(403, { code: 'PT403', message, hint: 'discount' }) });
  const discount = await screen.findByRole('textbox', { name: 'Discount of line 1' });
  await userEvent.type(discount, '900');
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason for/ }), 'Regular');
  await userEvent.click(screen.getByRole('button', { name: 'Issue Invoice' }));
  expect(await screen.findByText('A line is not saved. Correct it and try again.')).toBeVisible();
  expect(discount).toHaveAccessibleDescription(message);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('A server error about the GSTIN is shown beside it @long', async () => {
  const [hint, label, text] = ['tax_number', 'GSTIN', 'BAD'];
  const message = 'Please enter a valid GSTIN, such as 29AAGCB7383J1Z4';
  open({ 'rpc/save_draft': refuse(400, { code: 'PT400', message, hint }) });
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.type(field, text);
  await userEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.type(field, 'x');
  expect(field).not.toHaveAttribute('aria-invalid');
});

test('A code or description that a line cannot have is not sent', async () => {
  const { backend } = open({ 'rpc/save_draft': buildDraft() });
  const code = await screen.findByRole('textbox', { name: 'HSN or SAC of line 1' });
  await userEvent.clear(code);
  await userEvent.type(code, '99A');
  await userEvent.click(document.body);
  expect(code).toHaveAccessibleDescription('An HSN or SAC code has 4, 6 or 8 digits');
  await userEvent.keyboard('{Escape}');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Description of line 1' }));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Description of line 1' })).toHaveAccessibleDescription(
    'Please enter a description',
  );
  expect(sentTo(backend, 'rpc/save_draft')).toEqual([]);
});

test('An issued draft opens its invoice; a retry sends the same key @long', async () => {
  const { backend, router } = open({ 'rpc/issue_invoice': offline });
  await issue();
  expect(await screen.findByRole('alert')).toHaveTextContent('The same invoice is never issued twice.');
  backend.responses['rpc/issue_invoice'] = buildInvoice();
  await issue();
  expect(
    await screen.findByText('Tax invoice PL/2026-27/00007 issued. Message to the customer sent by email'),
  ).toBeVisible();
  expect(router.state.location.pathname).toBe('/invoices/7');
  const [first, second] = sentTo(backend, 'rpc/issue_invoice').map(({ body }) => body);
  expect(first).toEqual({ request_id: 41, version: 1, idempotency_key: uuid });
  expect(second).toEqual(first);
});

test('Missing details of the garage lead to the settings @long', async () => {
  const message = 'Enter the name and address of the garage in the settings before issuing an invoice';
  open({ 'rpc/issue_invoice': refuse(409, { code: 'PT409', message, hint: 'garage' }) });
  await issue();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Garage settings' })).toHaveAttribute('href', '/settings/garage');
});

test('A bill of supply has neither codes nor rates', async () => {
  open({ 'rpc/invoice_draft': buildDraft({ kind: 'bill_of_supply', cgst: 0, sgst: 0 }) });
  expect(await screen.findByText('Bill of supply')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /HSN/ })).not.toBeInTheDocument();
});

test('A request without a draft gets one', async () => {
  const { backend } = open({ 'rpc/invoice_draft': null, 'rpc/save_draft': buildDraft() });
  const make = await screen.findByRole('button', { name: 'Make Draft' });
  backend.responses['rpc/invoice_draft'] = buildDraft();
  await userEvent.click(make);
  expect(await screen.findByRole('button', { name: 'Issue Invoice' })).toBeVisible();
});

test('A failure to load the draft is shown', async () => {
  open({ 'rpc/invoice_draft': offline });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the draft');
});

test('In a union territory without a legislature the tax beside CGST is UTGST', async () => {
  open({ 'rpc/invoice_draft': buildDraft({ place_of_supply: '04' }) });
  expect(await screen.findAllByText(/UTGST/)).toHaveLength(buildDraft().lines.length + 1);
  expect(screen.queryByText(/\bSGST/)).not.toBeInTheDocument();
});
