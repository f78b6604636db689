import {
  accessibilityViolations,
  buildListedSlip,
  fakeBackend,
  never,
  offline,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as MyPayScreen } from './my-pay-screen.tsx';

function open(response: unknown, url = '/my-pay') {
  const backend = fakeBackend({ 'rpc/list_pay_slips': response });
  return { ...renderScreen(<MyPayScreen />, { backend, path: '/my-pay', url }), backend };
}

test('Each payslip says its period, jobs and total, and what is not answered yet @long', async () => {
  const slips = [
    buildListedSlip(),
    buildListedSlip({ pay_run_id: 11, first_day: '2026-10-01', open_questions: 0 }),
  ];
  const { container, backend } = open({ rows: slips, total: 42 }, '/my-pay?page=2');
  const row = await screen.findByRole('row', { name: /^1 to 30 Nov 2026/ });
  for (const text of ['1 Dec 2026', '1', '₹244.99', '1 question not answered'])
    expect(row).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: '1 to 30 Nov 2026' })).toHaveAttribute('href', '/my-pay/12');
  expect(screen.getByRole('row', { name: /^1 Oct/ })).not.toHaveTextContent('answered');
  expect(screen.getByRole('link', { name: 'Payment History' })).toHaveAttribute(
    'href',
    '/mechanic-dashboard?show=payments',
  );
  expect(sentTo(backend, 'rpc/list_pay_slips')[0]?.body).toMatchObject({ page: 2 });
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('Loading, failure and a mechanic without a payslip are told apart', async () => {
  const { unmount } = open(never);
  expect(screen.getByText('Loading your payslips...')).toBeInTheDocument();
  unmount();
  const { backend } = open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your payslips');
  backend.responses['rpc/list_pay_slips'] = { rows: [], total: 0 };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No payslips yet' })).toBeVisible();
});
