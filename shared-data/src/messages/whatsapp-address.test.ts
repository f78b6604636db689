import type { OpenedMessage } from './delivery-answers.ts';
import { whatsAppAddress } from './whatsapp-address.ts';

const message: OpenedMessage = {
  message_id: 1,
  attempt: 1,
  idempotency_key: 'x',
  event: 'invoice_issued',
  channel: 'whatsapp',
  to: '919886030001',
  subject: null,
  token: 'abc',
  stop_token: null,
  reply_to: null,
  time_zone: 'Asia/Kolkata',
  body: '{garage}: invoice {number} of {amount} & thanks. {link}',
  has_invoice: false,
  asks_proof: false,
  values: { garage: 'Pitlane', number: 'PL/2026-27/00001', amount: 3999.5, invoice_id: 7 },
};

test('the number is that of the message, and the text what would be sent, with its link', () => {
  const address = new URL(whatsAppAddress(message, 'https://portal.example'));
  expect(address.origin + address.pathname).toBe('https://wa.me/919886030001');
  expect(address.searchParams.get('text')).toBe(
    'Pitlane: invoice PL/2026-27/00001 of ₹3,999.50 & thanks. https://portal.example/t/abc#invoice',
  );
});
