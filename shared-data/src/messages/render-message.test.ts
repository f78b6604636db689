import { renderMessage } from '../../supabase/functions/deliver-messages/render-message.ts';

/** What is sent of a text, with these facts. */
const sent = (body: string, values: Record<string, string>) =>
  renderMessage(
    {
      event: 'car_arrived',
      channel: 'sms',
      body,
      time_zone: 'Asia/Kolkata',
      message_id: 0,
      attempt: 1,
      idempotency_key: '',
      to: '',
      token: 'EXAMPLE',
      stop_token: null,
      reply_to: null,
      has_invoice: false,
      asks_proof: false,
      values: { name: 'Asha', ...values },
    },
    { site: 'https://garage.example', functions: '' },
  ).text;
const text = 'Hello {name}, it is here.\nIt will be ready on {time}.\nThank you';

test('A time that is known is written, with its day', () => {
  expect(sent(text, { time: '2026-11-25T11:00:00Z' })).toMatch(
    /^Hello Asha, it is here\.\nIt will be ready on Wednesday.*25 November.*4:30.*pm\.\nThank you$/,
  );
});

test('The line of a time that is not known is left out', () => {
  expect(sent(text, {})).toBe('Hello Asha, it is here.\nThank you');
});
