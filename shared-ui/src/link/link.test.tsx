import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../testing/axe-violations.ts';
import { Link } from './link.tsx';
import { LinkButton } from './link-button.tsx';
import { RouterBridge } from './router-bridge.tsx';

test('Links inside the portal navigate without reloading the page', async () => {
  const navigate = jest.fn();
  const { container } = render(
    <RouterBridge navigate={navigate}>
      <Link href="/services">Services</Link>
      <LinkButton href="/register">Create Account</LinkButton>
    </RouterBridge>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Services' }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls).toEqual([['/services'], ['/register']]);
  expect(await axeViolations(container)).toEqual([]);
});

test('The link to the current page is marked', () => {
  render(
    <Link href="/services" aria-current="page">
      Services
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'Services', current: 'page' })).toHaveAttribute(
    'href',
    '/services',
  );
});

test('A link to another site keeps its target', () => {
  render(
    <Link href="https://example.org/" target="_blank" rel="noreferrer">
      Terms
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('target', '_blank');
});

test.each([
  ['tel:+919845011111', 'tel:+919845011111'],
  ['mailto:asha@example.com', 'mailto:asha@example.com'],
  ['https://example.org/', 'https://example.org/'],
  ['//example.org/', '//example.org/'],
  ['/services', '/portal/services'],
])('The router resolves only links inside the portal: %s', (href, expected) => {
  render(
    <RouterBridge navigate={jest.fn()} useHref={(path) => `/portal${path}`}>
      <Link href={href}>Way</Link>
    </RouterBridge>,
  );
  expect(screen.getByRole('link', { name: 'Way' })).toHaveAttribute('href', expected);
});
