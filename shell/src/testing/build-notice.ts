import type { Notice } from '@pitlane/shared-data/messages';

/** An unread notice of a moved appointment. */
export const buildNotice = (notice: Partial<Notice> = {}): Notice => ({
  notice_id: 9,
  times: 1,
  event: 'booking_moved',
  created_at: '2026-11-22T04:00:00Z',
  read_at: null,
  details: { day: '2026-11-25T04:30:00Z' },
  request_id: 7,
  service_name: 'Oil Change',
  registration_number: 'KA 01 AB 1234',
  ...notice,
});
