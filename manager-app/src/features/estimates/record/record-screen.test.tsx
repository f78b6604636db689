import {
  accessibilityViolations,
  buildApprovalRecord,
  fakeBackend,
  manager,
  offline,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildEstimate } from '../../../testing/build-estimate.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as RecordScreen } from './record-screen.tsx';

const record = buildApprovalRecord();

function open(estimate: unknown = buildEstimate({ records: [record] }), number = '1') {
  const backend = fakeBackend({ 'rpc/request_estimate': estimate });
  const view = renderScreen(<RecordScreen />, {
    backend,
    as: manager,
    path: '/estimates/:requestId/record/:number',
    url: `/estimates/41/record/${number}`,
  });
  return { ...view, backend };
}

test('A record is shown as it was signed, and printed @long', async () => {
  const { container } = open();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const sheet = within(await screen.findByRole('article', { name: 'Approval record 1' }));
  for (const text of ['Wiper blades', 'Next month', 'Asha Rao', record.sha256]) {
    expect(sheet.getByText(text)).toBeVisible();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Estimate' })).toHaveAttribute('href', '/estimates/41');
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A record of another request is not found', async () => {
  open(undefined, '7');
  expect(await screen.findByRole('heading', { name: 'Approval record not found' })).toBeVisible();
});

test('A failure to load the record is shown with a retry', async () => {
  const { backend } = open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the approval record');
  backend.responses['rpc/request_estimate'] = buildEstimate({ records: [record] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Approval record 1' })).toBeVisible();
});
