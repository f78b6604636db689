import { render, screen } from '@testing-library/react';
import { axeViolations } from '../testing/axe-violations.ts';
import { emailHref, whatsAppHref } from './contact-href.ts';
import { EmailLink } from './email-link.tsx';
import { EmailText } from './email-text.tsx';
import { PhoneLink } from './phone-link.tsx';

test.each([
  ['+91 98450 11111', '919845011111'],
  ['98450 11111', '919845011111'],
  ['098450 11111', '919845011111'],
  ['91 98450 11111', '919845011111'],
  ['+44 20 7946 0000', '442079460000'],
  ['100', ''],
  [null, ''],
])('WhatsApp for %s opens with the number %s', (phone, number) => {
  expect(whatsAppHref(phone, 'Your car')).toBe(`https://wa.me/${number}?text=Your%20car`);
});

test('A phone link dials the digits of the number', async () => {
  const { container } = render(<PhoneLink phone="+91 98450-12345 (home)" />);
  const link = screen.getByRole('link', { name: '+91 98450-12345 (home)' });
  expect(link).toHaveAttribute('href', 'tel:+919845012345');
  expect(await axeViolations(container)).toEqual([]);
});

test('An email link cannot add recipients', () => {
  render(<EmailLink email="asha?cc=all@pitlane.test" />);
  const link = screen.getByRole('link', { name: /^asha\?cc=all/ });
  expect(link).toHaveTextContent('asha?cc=all@pitlane.test');
  expect(link).toHaveAttribute('href', 'mailto:asha%3Fcc%3Dall@pitlane.test');
});

test('An email link can have a subject', () => {
  expect(emailHref('garage@pitlane.test', 'Get Quote')).toBe(
    'mailto:garage@pitlane.test?subject=Get%20Quote',
  );
});

test('An email breaks before its @ and dots and is read as one text', () => {
  const { container } = render(<EmailText email="asha.rao@garage.example" />);
  expect(container.innerHTML.replace(/<\/?span[^>]*>/g, '')).toBe('asha<wbr>.rao<wbr>@garage<wbr>.example');
  expect(screen.getByText('asha.rao@garage.example')).toBeVisible();
});
