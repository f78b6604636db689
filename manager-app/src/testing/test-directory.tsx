import { fakeBackend, manager, never, offline } from '@pitlane/shared-data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderScreen } from './render-screen.tsx';

export interface DirectoryScene {
  Screen: ComponentType;
  path: string;
  /** The function that lists the people. */
  lists: string;
  /** Who is listed, such as 'customers'. */
  people: string;
  /** A page with at least the person named `first`. */
  page: { rows: object[]; total: number };
  first: { name: string; href: string };
  /** What the backend is asked for when the screen is opened as it is. */
  usual: object;
  /** A column that sorts, and the name of its order. */
  order: { header: RegExp; sort: RegExp };
  /** What an empty list says at a query. */
  hints: [query: string, hint: string][];
}

/** Opens a directory's screen over an answer, for tests. */
export function openDirectory(
  { Screen, path, lists, people, page }: DirectoryScene,
  answer: unknown,
  url = '',
) {
  const backend = fakeBackend({ [`rpc/${lists}`]: answer ?? page });
  const view = renderScreen(<Screen />, { backend, as: manager, path, url: path + url });
  const asked = () => backend.requests.filter((sent) => sent.path === `rpc/${lists}`).map(({ body }) => body);
  const table = () => screen.findByRole('table', { name: new RegExp(`^${people}$`, 'i') });
  return { ...view, backend, asked, table };
}

/** What every directory of people does, whoever they are. */
export function testDirectory(scene: DirectoryScene) {
  const { people, page, lists, first, usual, order, hints } = scene;
  const open = (answer: unknown = page, url = '') => openDirectory(scene, answer, url);
  const searchBox = () => screen.getByRole('searchbox', { name: `Search ${people}` });

  test('A row leads to the details by click', async () => {
    open();
    await userEvent.click(await screen.findByRole('link', { name: first.name }));
    expect(await screen.findByText(first.href)).toBeVisible();
  });

  test('A row leads to the details by keyboard', async () => {
    open();
    const row = await screen.findByRole('link', { name: first.name });
    act(() => row.focus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(first.href)).toBeVisible();
  });

  test('The back link leads to the dashboard', async () => {
    open();
    await userEvent.click(screen.getByRole('link', { name: /Dashboard/ }));
    expect(await screen.findByText('/manager-dashboard')).toBeVisible();
  });

  test('A search is sent to the backend and kept in the address', async () => {
    const { asked, table, router } = open(page, '?page=2');
    await table();
    await userEvent.type(searchBox(), 'be-1{Enter}');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ search: 'be-1', page: 1 }));
    expect(router.state.location.search).toBe('?search=be-1');
  });

  test('A sort is sent to the backend and kept in the address', async () => {
    const { asked, table, router } = open();
    await userEvent.click(within(await table()).getByRole('button', { name: order.header }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: expect.stringMatching(order.sort) }));
    const { searchParams } = new URL(router.state.location.search, 'http://portal.test');
    expect(searchParams.get('sort')).toMatch(order.sort);
  });

  test('An unknown sort is the default one', async () => {
    const { asked, table } = open(page, '?sort=shoe-size');
    await table();
    expect(asked()).toEqual([usual]);
  });

  test('A page past the end leads to the last page', async () => {
    const { asked } = open(
      ({ body }: { body: { page: number } }) => ({
        ...page,
        rows: body.page > 3 ? [] : page.rows,
        total: 45,
      }),
      '?page=9',
    );
    expect(await screen.findByText(`Showing ${page.rows.length} of 45 ${people}`)).toBeVisible();
    expect(asked().map((body) => (body as { page: number }).page)).toEqual([9, 3]);
  });

  test('The manager sees that the list is loading', () => {
    open(never);
    expect(screen.getByRole('status')).toHaveTextContent(`Loading ${people}...`);
  });

  test.each(hints)('The manager sees when nobody is found at "%s"', async (url, hint) => {
    open({ ...page, rows: [], total: 0 }, url);
    expect(await screen.findByRole('heading', { name: `No ${people} found` })).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
  });

  test('The manager sees that the list failed to load and can try again', async () => {
    const { backend, table } = open(offline);
    expect(await screen.findByRole('alert')).toHaveTextContent(`Failed to load ${people}`);
    expect(screen.queryByText(`No ${people} found`)).not.toBeInTheDocument();
    backend.answers[`rpc/${lists}`] = page;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeVisible();
  });
}
