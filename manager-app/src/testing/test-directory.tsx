import { fakeBackend, manager, never, offline } from '@pitlane/shared-data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderScreen } from './render-screen.tsx';

export interface DirectoryConfig {
  Screen: ComponentType;
  path: string;
  /** Name of the list function. */
  rpc: string;
  /** Plural noun for the rows, such as 'customers'. */
  people: string;
  /** A page that contains at least the row `first`. */
  page: { rows: object[]; total: number };
  first: { name: string; href: string };
  /** The request body without URL params. */
  defaultRequest: object;
  /** A sortable column and its sort param. */
  sortableColumn: { header: RegExp; sort: RegExp };
  /** The hint of an empty list, by query string. */
  hints: [query: string, hint: string][];
}

/** Opens a directory screen with a response of the list function. */
export function openDirectory(
  { Screen, path, rpc, people, page }: DirectoryConfig,
  answer: unknown,
  url = '',
) {
  const backend = fakeBackend({ [`rpc/${rpc}`]: answer ?? page });
  const view = renderScreen(<Screen />, { backend, as: manager, path, url: path + url });
  const requests = () =>
    backend.requests.filter((sent) => sent.path === `rpc/${rpc}`).map(({ body }) => body);
  const table = () => screen.findByRole('table', { name: new RegExp(`^${people}$`, 'i') });
  return { ...view, backend, requests, table };
}

/** Tests shared by all directory screens. */
export function testDirectory(config: DirectoryConfig) {
  const { people, page, rpc, first, defaultRequest, sortableColumn, hints } = config;
  const open = (answer: unknown = page, url = '') => openDirectory(config, answer, url);
  const searchBox = () => screen.getByRole('searchbox', { name: `Search ${people}` });

  test('A click on a row opens the details', async () => {
    open();
    await userEvent.click(await screen.findByRole('link', { name: first.name }));
    expect(await screen.findByText(first.href)).toBeVisible();
  });

  test('Enter on a row opens the details', async () => {
    open();
    const row = await screen.findByRole('link', { name: first.name });
    act(() => row.focus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(first.href)).toBeVisible();
  });

  test('The back link opens the dashboard', async () => {
    open();
    await userEvent.click(screen.getByRole('link', { name: /Dashboard/ }));
    expect(await screen.findByText('/manager-dashboard')).toBeVisible();
  });

  test('A search is sent to the backend and kept in the URL', async () => {
    const { requests, table, router } = open(page, '?page=2');
    await table();
    await userEvent.type(searchBox(), 'be-1{Enter}');
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ search: 'be-1', page: 1 }));
    expect(router.state.location.search).toBe('?search=be-1');
  });

  test('A sort is sent to the backend and kept in the URL', async () => {
    const { requests, table, router } = open();
    await userEvent.click(within(await table()).getByRole('button', { name: sortableColumn.header }));
    await waitFor(() =>
      expect(requests().at(-1)).toMatchObject({ sort: expect.stringMatching(sortableColumn.sort) }),
    );
    const { searchParams } = new URL(router.state.location.search, 'http://portal.test');
    expect(searchParams.get('sort')).toMatch(sortableColumn.sort);
  });

  test('An unknown sort is the default one', async () => {
    const { requests, table } = open(page, '?sort=shoe-size');
    await table();
    expect(requests()).toEqual([defaultRequest]);
  });

  test('A page past the end redirects to the last page', async () => {
    const { requests } = open(
      ({ body }: { body: { page: number } }) => ({
        ...page,
        rows: body.page > 3 ? [] : page.rows,
        total: 45,
      }),
      '?page=9',
    );
    expect(await screen.findByText(`Showing ${page.rows.length} of 45 ${people}`)).toBeVisible();
    expect(requests().map((body) => (body as { page: number }).page)).toEqual([9, 3]);
  });

  test('The manager sees that the list is loading', () => {
    open(never);
    expect(screen.getByRole('status')).toHaveTextContent(`Loading ${people}...`);
  });

  test.each(hints)('An empty list shows a hint at "%s"', async (url, hint) => {
    open({ ...page, rows: [], total: 0 }, url);
    expect(await screen.findByRole('heading', { name: `No ${people} found` })).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
  });

  test('The manager sees that the list failed to load and can try again', async () => {
    const { backend, table } = open(offline);
    expect(await screen.findByRole('alert')).toHaveTextContent(`Failed to load ${people}`);
    expect(screen.queryByText(`No ${people} found`)).not.toBeInTheDocument();
    backend.responses[`rpc/${rpc}`] = page;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeVisible();
  });
}
