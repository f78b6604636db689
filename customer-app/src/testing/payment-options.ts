import type { PaymentOptions } from '@pitlane/shared-data/invoices';

export const paymentOptions: PaymentOptions = {
  due: 5000,
  payee: 'Pitlane Motors',
  upi_id: 'pitlane.motors@okbank',
  bank_account: '50100234567891',
  ifsc: 'HDFC0001234',
  reference: 'PL/2026-27/00007',
};
