import { customer } from '@pitlane/shared-data/testing';
import { render, screen } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen.tsx';
import { composePortal } from './compose-portal.tsx';

const settings = {
  supabaseUrl: 'http://backend.test',
  supabaseKey: 'public',
  remotes: [{ name: 'customer', url: 'http://customer.test/' }],
  socialSignIns: { google: false, github: false },
};

/** Serves `portal.json`; every other server is unreachable. */
function serve(portalFile: () => Response | Promise<Response>) {
  globalThis.fetch = async (input) => {
    if (input === '/portal.json') return portalFile();
    throw new TypeError('Failed to fetch');
  };
}

beforeEach(() => {
  window.scrollTo = () => {};
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
afterEach(() => window.history.replaceState(null, '', '/'));

test.each<[string, () => Response | Promise<Response>]>([
  ['is missing', () => new Response('Not found', { status: 404 })],
  ['is a page', () => new Response('<!doctype html>')],
  ['lacks a setting', () => Response.json({ ...settings, supabaseUrl: undefined })],
  ['contains an invalid URL', () => Response.json({ ...settings, remotes: [{ name: 'x', url: 'x' }] })],
  ['are unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['times out', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
])('A portal.json that %s shows an error with a retry', async (_, portalFile) => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  serve(portalFile);
  render(await composePortal());
  expect(screen.getByRole('heading', { name: 'Pitlane could not start' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(errors).toHaveBeenCalledTimes(1);
});

test('The request for portal.json has a timeout', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  globalThis.fetch = async (_, init) => {
    signals.push(init?.signal);
    throw new TypeError('Failed to fetch');
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await composePortal();
  expect(signals[0]).toBeInstanceOf(AbortSignal);
});

test('With every server unreachable, the shell starts with the stored account @long', async () => {
  renderScreen(<i />, { as: customer }).unmount();
  window.history.replaceState(null, '', '/profile');
  serve(() => Response.json(settings));
  render(await composePortal());
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(screen.getAllByText(customer.name)[0]).toBeInTheDocument();
});
