import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../testing/axe-violations.ts';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { Link } from './link.tsx';
import { LinkButton } from './link-button.tsx';

test('Links inside the portal navigate without reloading the page', async () => {
  const { container } = renderInRouter(
    <>
      <Link href="/services">Services</Link>
      <LinkButton href="/register">Create Account</LinkButton>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Services' }));
  expect(screen.getByText('At /services')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('At /register')).toBeVisible();
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
  renderInRouter(<Link href={href}>Way</Link>, '/portal');
  expect(screen.getByRole('link', { name: 'Way' })).toHaveAttribute('href', expected);
});
