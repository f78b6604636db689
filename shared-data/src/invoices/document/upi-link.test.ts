import type { PaymentOptions } from '../invoices-answers.ts';
import { upiLink } from './upi-link.ts';

const options: PaymentOptions = {
  due: 3999.5,
  payee: 'Pitlane Motors',
  upi_id: 'pitlane.motors@okbank',
  bank_account: null,
  ifsc: null,
  reference: 'PL/2026-27/00123',
};

test('a UPI link has the payee, the amount with two decimals, a note and a reference', () => {
  expect(upiLink(options)).toBe(
    'upi://pay?pa=pitlane.motors@okbank&pn=Pitlane%20Motors&am=3999.50&cu=INR&tn=Invoice%20PL%2F2026-27%2F00123&tr=PL20262700123',
  );
});

test('a name with signs of its own is encoded, and reads back as it is', () => {
  const link = upiLink({ ...options, payee: 'R&D Motors = 100% ₹+#?' });
  const read = new URL(String(link)).searchParams;
  expect(read.get('pn')).toBe('R&D Motors = 100% ₹+#?');
  expect(read.get('am')).toBe('3999.50');
});

test('without a UPI ID, or with nothing due, there is no link', () => {
  expect(upiLink({ ...options, upi_id: null })).toBeNull();
  expect(upiLink({ ...options, due: 0 })).toBeNull();
});
