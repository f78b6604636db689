import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { removeLanding } from '../../page/prerendered-landing.ts';
import { LandingPage } from './landing-page.tsx';

/** The page as built, with the router started at `path`. */
function openPortal(path: string) {
  document.body.innerHTML =
    '<div id="root"></div><div id="landing"><h1>Landing</h1><a href="/login"><b>Log In</b></a></div>';
  const router = createMemoryRouter(
    [
      { path: '/', Component: LandingPage },
      { path: '/login', element: <Link to="/">Home</Link> },
    ],
    { initialEntries: [path] },
  );
  if (path !== '/') removeLanding();
  const container = document.getElementById('root') as HTMLElement;
  return render(<RouterProvider router={router} />, { container });
}

const landing = () => document.getElementById('landing');

afterEach(() => document.body.replaceChildren());

test('The prerendered landing page keeps its elements, and its links navigate without reloading @long', async () => {
  openPortal('/');
  const before = screen.getByRole('link', { name: 'Log In' });
  before.focus();
  expect(screen.getByRole('link', { name: 'Log In' })).toBe(before);
  expect(before).toHaveFocus();
  await userEvent.click(screen.getByText('Log In'));
  expect(await screen.findByRole('link', { name: 'Home' })).toBeVisible();
  expect(landing()).not.toBeInTheDocument();
});

test('Navigating back to the landing page shows it again', async () => {
  document.documentElement.dataset.page = 'app';
  openPortal('/login');
  expect(landing()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-page');
  await userEvent.click(screen.getByRole('link', { name: 'Log In' }));
  expect(await screen.findByRole('link', { name: 'Home' })).toBeVisible();
});

test('A visitor changes the theme', async () => {
  openPortal('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Theme: same as device' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  await userEvent.click(screen.getByRole('button', { name: 'Theme: light' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await userEvent.click(screen.getByRole('button', { name: 'Theme: dark' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

test('A click that opens a new tab is left to the browser', async () => {
  openPortal('/');
  const user = userEvent.setup();
  let wasLeft = false;
  window.addEventListener(
    'click',
    (event) => {
      wasLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Log In' }));
  expect(wasLeft).toBe(true);
  expect(screen.getByRole('heading', { name: 'Landing' })).toBeVisible();
});
