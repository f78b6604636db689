import {
  accessibilityViolations,
  type FakeRequest,
  fakeBackend,
  manager,
  never,
  offline,
  refuse,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildEstimatePage, buildEstimateRow } from '../../testing/build-estimate.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as EstimatesScreen } from './estimates-screen.tsx';

function open(answer: unknown = buildEstimatePage(), url = '/estimates') {
  const backend = fakeBackend({ 'rpc/list_estimates': answer });
  const view = renderScreen(<EstimatesScreen />, { backend, as: manager, path: '/estimates', url });
  const requests = () =>
    backend.requests.filter(({ path }) => path === 'rpc/list_estimates').map(({ body }) => body);
  return { ...view, backend, requests };
}

test('The list starts with estimates to price, and counts each state @long', async () => {
  const { container, requests } = open();
  const row = await screen.findByRole('row', { name: /KA 01 AB 1234/ });
  expect(within(row).getByText('1 of 1 without a price')).toBeVisible();
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/estimates/41');
  expect(screen.getByRole('radio', { name: /^To price/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^Waiting for the customer 2/ })).toBeInTheDocument();
  expect(requests()).toEqual([expect.objectContaining({ state: 'to_price', page: 1 })]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('An estimate whose message reached nobody says so, among those that the manager has to see to', async () => {
  open(buildEstimatePage([buildEstimateRow({ unpriced: 0, amount: 900, reached_nobody: true })]));
  expect(await screen.findByText('Reached nobody')).toBeVisible();
});

test('The state and the search are kept in the address', async () => {
  const { router, requests } = open();
  await userEvent.click(await screen.findByRole('radio', { name: /^Waiting/ }));
  await userEvent.type(screen.getByRole('searchbox'), 'asha{Enter}');
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ state: 'waiting', search: 'asha' }));
  expect(router.state.location.search).toBe('?state=waiting&search=asha');
});

test('An answered estimate says what was answered, by whom and how', async () => {
  const last_answer = {
    approved: 2,
    declined: 1,
    decided_by_name: 'Asha',
    channel: 'link' as const,
    decided_at: '2026-03-02T06:00:00Z',
  };
  open(
    buildEstimatePage([buildEstimateRow({ state: 'answered', last_answer })]),
    '/estimates?state=answered',
  );
  expect(await screen.findByText('2 approved, 1 declined')).toBeVisible();
  expect(screen.getByText('Asha, by link')).toBeVisible();
});

test.each([
  ['/estimates', 'Nothing to price or send'],
  ['/estimates?state=waiting', 'No estimate is waiting for a customer'],
  ['/estimates?state=answered', 'No answers yet'],
  ['/estimates?search=x', 'No estimates found'],
])('An empty list says so: %s', async (url, title) => {
  open(buildEstimatePage([]), url);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('Loading and a failure are shown', async () => {
  const { unmount } = open(never);
  expect(screen.getByText('Loading estimates...')).toBeInTheDocument();
  unmount();
  open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load estimates');
});

test('Several estimates whose lines have a price are sent at once; one that reaches nobody says so @long', async () => {
  const ready = (request_id: number) => buildEstimateRow({ request_id, unpriced: 0, amount: 4000 });
  const { backend } = open(buildEstimatePage([buildEstimateRow(), ready(42), ready(43), ready(44)]));
  backend.responses['rpc/send_estimate'] = ({ body }: FakeRequest) => {
    const { request_id } = body as { request_id: number };
    return request_id === 43
      ? refuse(409, { code: 'PT409', message: 'Brake discs has no price yet' })
      : { request_id, version: 1, sent_at: '2026-03-02T05:00:00Z', lines: 1, amount: 4000 };
  };
  backend.responses['rpc/told_of'] = ({ body }: FakeRequest) =>
    (body as { request_id: number }).request_id === 44
      ? { channels: [], captured: [], problem: 'no email address' }
      : { channels: ['mail'], captured: [], problem: null };
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  expect(screen.queryByRole('checkbox', { name: 'Select KA 01 AB 1234, #41' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send 3 Estimates' }));
  const said = within(await screen.findByRole('region', { name: '2 of 3 estimates sent' }));
  expect(said.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'KA 01 AB 1234, #42: Asha Rao, 1 line, ₹4,000.00, sent by email',
    'KA 01 AB 1234, #43: Brake discs has no price yet',
    'KA 01 AB 1234, #44: Asha Rao, 1 line, ₹4,000.00. Nothing could be sent: no email address',
  ]);
  expect(screen.getByRole('checkbox', { name: 'Select KA 01 AB 1234, #43' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '1 estimate selected' })).toBePartiallyChecked();
});
