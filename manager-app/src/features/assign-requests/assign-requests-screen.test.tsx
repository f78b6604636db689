import { accessibilityViolations, never, refuse } from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAssignment, buildAssignmentPage } from '../../testing/build-assignment.ts';
import { approved, findCard, openAssignRequests, suggested } from './open-assign-requests.testing.tsx';

describe('The list of requests', () => {
  test('A request shows its customer, service, vehicle and date @long', async () => {
    openAssignRequests();
    const request = await findCard();
    for (const text of [
      'Asha Rao',
      'asha@pitlane.test',
      '+91 98450 00001',
      'Creta (2021)',
      'KA 01 AB 1234',
      '₹9,500',
      /24 Nov 2026/,
      'Does not start in the morning',
      'Pending',
    ]) {
      expect(within(request).getByText(text)).toBeVisible();
    }
    expect(within(request).getByRole('link', { name: 'Hyundai Creta (2021)' })).toBeVisible();
  });

  test('A request without a service of the catalogue shows no category', async () => {
    openAssignRequests({
      'rpc/list_assignments': buildAssignmentPage([buildAssignment({ service_category: null })]),
    });
    expect(within(await findCard()).getByRole('heading')).toHaveAttribute('title', 'Request #12');
  });

  test('The manager sees a final cost above the estimate marked', async () => {
    const done = {
      status: 'completed' as const,
      final_cost: 12_000,
      completion_date: '2026-11-21T05:00:00Z',
    };
    openAssignRequests({
      'rpc/list_assignments': buildAssignmentPage([buildAssignment({ ...done, exceeds_estimate: true })]),
    });
    expect(within(await findCard()).getByText('Above the estimate')).toBeVisible();
    expect(within(await findCard()).getByText('₹12,000')).toBeVisible();
  });

  test('Opening the screen costs two requests', async () => {
    const { backend } = openAssignRequests();
    await findCard();
    const paths = backend.requests.map(({ path }) => path).filter((path) => path !== 'rpc/current_account');
    expect(paths.toSorted()).toEqual(['rpc/list_assignments', 'rpc/list_mechanics_for_assignment']);
  });

  test('The manager sees that the requests are loading', () => {
    openAssignRequests({ 'rpc/list_assignments': never });
    expect(screen.getByRole('status')).toHaveTextContent('Loading service requests...');
  });

  test('The manager sees when there are no requests', async () => {
    openAssignRequests({ 'rpc/list_assignments': buildAssignmentPage([]) });
    expect(await screen.findByRole('heading', { name: 'No service requests found' })).toBeVisible();
  });

  test('The manager sees that the requests failed to load and can try again', async () => {
    const { backend } = openAssignRequests({
      'rpc/list_assignments': refuse(500, { code: 'XX000', message: 'boom' }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load service requests');
    expect(screen.queryByText('No service requests found')).not.toBeInTheDocument();

    backend.responses['rpc/list_assignments'] = buildAssignmentPage([buildAssignment()]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findCard()).toBeVisible();
  });

  test('The screen has no accessibility problems @long', async () => {
    const rows = [
      buildAssignment(suggested),
      buildAssignment({ request_id: 13, service_name: 'Oil Change', ...approved }),
    ];
    const { container } = openAssignRequests({ 'rpc/list_assignments': buildAssignmentPage(rows) });
    await findCard();
    await screen.findAllByRole('button', { name: /^Assign/ });
    expect(await accessibilityViolations(container)).toEqual([]);
  });
});

describe('Filter and page', () => {
  test('All shows every request', async () => {
    const { sent } = openAssignRequests({
      'rpc/list_assignments': buildAssignmentPage([buildAssignment(approved)]),
    });
    expect(within(await findCard()).getByText('Approved')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^All/ })).toBeChecked();
    expect(sent('rpc/list_assignments')).toEqual([{ page: 1, page_size: 20 }]);
  });

  test.each(['in-progress', 'in_progress'])(
    'The status %s in the URL shows the requests in progress',
    async (spelling) => {
      const { sent } = openAssignRequests({}, `/assign-requests?status=${spelling}`);
      await findCard();
      expect(screen.getByRole('radio', { name: /^In-progress/ })).toBeChecked();
      expect(sent('rpc/list_assignments')).toEqual([{ status: 'in_progress', page: 1, page_size: 20 }]);
    },
  );

  test('Choosing a status opens its first page @long', async () => {
    const rows = [buildAssignment()];
    const { sent } = openAssignRequests(
      { 'rpc/list_assignments': buildAssignmentPage(rows, { total: 45 }) },
      '/assign-requests?page=2',
    );
    await findCard();
    await userEvent.click(screen.getByRole('radio', { name: /^Cancelled/ }));
    await waitFor(() =>
      expect(sent('rpc/list_assignments').at(-1)).toEqual({ status: 'cancelled', page: 1, page_size: 20 }),
    );
  });

  test('Further pages are requested from the backend', async () => {
    const { sent } = openAssignRequests({
      'rpc/list_assignments': buildAssignmentPage([buildAssignment()], { total: 45 }),
    });
    await findCard();
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(sent('rpc/list_assignments').at(-1)).toEqual({ page: 3, page_size: 20 }));
    expect(screen.getByRole('group', { name: 'List of service requests' })).toHaveFocus();
  });

  test('A page past the end redirects to the last page', async () => {
    const { sent } = openAssignRequests(
      {
        'rpc/list_assignments': ({ body }: { body: { page: number } }) =>
          buildAssignmentPage(body.page > 2 ? [] : [buildAssignment()], { total: 25 }),
      },
      '/assign-requests?page=7',
    );
    await findCard();
    expect(sent('rpc/list_assignments')).toEqual([
      { page: 7, page_size: 20 },
      { page: 2, page_size: 20 },
    ]);
  });
});

describe('Search, sort and links', () => {
  test('A search and a sort are sent to the backend and kept in the URL @long', async () => {
    const { sent } = openAssignRequests();
    await findCard();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search requests' }), 'asha{Enter}');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Sort by' }),
      'Scheduled date, latest first',
    );
    await waitFor(() =>
      expect(sent('rpc/list_assignments').at(-1)).toEqual({
        search: 'asha',
        sort: '-date',
        page: 1,
        page_size: 20,
      }),
    );
  });

  test('A search without a result says what to try', async () => {
    openAssignRequests({ 'rpc/list_assignments': buildAssignmentPage([]) }, '/assign-requests?search=zz');
    expect(await screen.findByText('Try another customer, plate or service.')).toBeVisible();
  });

  test.each([
    ['late', 'Late'],
    ['unpaid', 'Salary unpaid'],
    ['approved', 'Approved'],
  ])('The filter %s in the URL is chosen and sent', async (status, label) => {
    const { sent } = openAssignRequests({}, `/assign-requests?status=${status}`);
    await findCard();
    expect(screen.getByRole('radio', { name: new RegExp(`^${label}`) })).toBeChecked();
    expect(sent('rpc/list_assignments')).toEqual([{ status, page: 1, page_size: 20 }]);
  });

  test('Customer, vehicle and mechanic are links', async () => {
    openAssignRequests({ 'rpc/list_assignments': buildAssignmentPage([buildAssignment(approved)]) });
    const card = within(await findCard());
    const hrefOf = (name: string) => card.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Asha Rao')).toBe('/customer-details/00000000-0000-4000-8000-000000000021');
    expect(hrefOf('Hyundai Creta (2021)')).toBe('/vehicles/7');
    expect(hrefOf('Ravi Kumar')).toBe(`/mechanic-detail/${approved.assigned_mechanic}`);
  });
});
