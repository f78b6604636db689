import type { DomainAccess } from '../../access/domain-access.ts';

export const messages: DomainAccess = {
  calls: {
    open_in_whatsapp: { parameters: { request_id: 0, event: 'car_ready' }, refusal: 'PT404' },
    save_message_settings: {
      parameters: {
        channels: ['fax'],
        quiet_from: 21,
        quiet_until: 8,
        reminder_hour: 10,
        deferred_days: 90,
        attach_invoice: true,
      },
      refusal: 'PT400',
    },
    save_message_text: { parameters: { event: '', channel: 'mail' }, refusal: 'PT404' },
    send_test_message: { parameters: { event: '', channel: 'mail' }, refusal: 'PT404' },
    send_again: { parameters: { message_id: 0 }, refusal: 'PT404' },
    told_of: { parameters: { request_id: 0, event: 'booking_moved' }, refusal: 'PT404' },
    mark_read: { parameters: { up_to: 0 } },
    mark_notice_read: { parameters: { notice_id: 0 } },
    save_message_preference: { parameters: { kind: 'x', channel: 'mail', wanted: true }, refusal: 'PT400' },
    read_opt_out: { parameters: { token: '' }, refusal: 'PT404' },
    opt_out: { parameters: { token: '' }, refusal: 'PT404' },
    answer_reminder: { parameters: { token: '', answer: 'coming' }, refusal: 'PT404' },
    save_morning_mail: { parameters: { wanted: false } },
    invoice_to_attach: { parameters: { message_id: 0 } },
    note_sent: { parameters: { message_id: 0 } },
    note_failed: { parameters: { message_id: 0, attempt: 1, problem: 'x' } },
  },
};
