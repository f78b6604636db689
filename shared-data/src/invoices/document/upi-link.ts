import type { PaymentOptions } from '../invoices-answers.ts';

/** The longest texts that UPI apps take (NPCI, UPI linking specification). */
const longestNote = 50;
const longestReference = 35;

/**
 * The link that UPI apps open, also as a QR code: NPCI's "UPI Linking Specifications" 1.6, section 1.2. The amount has two
 * decimals, a reference is letters and digits. Null without a UPI ID or with nothing due.
 */
export function upiLink({ due, payee, upi_id, reference }: PaymentOptions): string | null {
  if (!upi_id || due <= 0) return null;
  const parameters = {
    pa: upi_id,
    pn: payee,
    am: due.toFixed(2),
    cu: 'INR',
    tn: `Invoice ${reference}`.slice(0, longestNote),
    tr: reference.replaceAll(/[^a-zA-Z0-9]/g, '').slice(0, longestReference),
  };
  // A space is %20: apps show the plus of form encoding as it is. The at sign of an ID stays readable.
  const encoded = Object.entries(parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  );
  return `upi://pay?${encoded.join('&')}`;
}
