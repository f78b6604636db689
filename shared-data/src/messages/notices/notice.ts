import { formatDateTime } from '../../foundation/days/date.ts';
import { formatAppointment } from '../../foundation/days/format-appointment.ts';
import { formatMoney } from '../../foundation/numbers/money.ts';
import { type MessageEvent, messageChannelLabels, messageEvents, type StaffEvent } from '../message.ts';
import type { Notice } from './notices-answers.ts';

const day = ({ details }: Notice) =>
  details.day ? formatAppointment({ scheduled_date: details.day, drop_off: details.drop_off ?? null }) : '';
const amount = ({ details }: Notice) => formatMoney(details.amount ?? 0);

/** What happened, for the heading of a notice of staff. */
const staffTitles: Record<StaffEvent, (notice: Notice) => string> = {
  booking_made: (notice) => `New booking for ${day(notice)}`,
  booking_moved_by_customer: (notice) => `The customer moved it to ${day(notice)}`,
  booking_cancelled_by_customer: (notice) => `The customer cancelled the appointment of ${day(notice)}`,
  appointment_confirmed: (notice) => `The customer is coming on ${day(notice)}`,
  estimate_answered: ({ details }) => `${details.name ?? 'The customer'} answered the estimate`,
  message_failed: ({ details }) =>
    `A message could not be sent${details.message ? `: ${messageEvents[details.message].label}` : ''}`,
  sending_refused: ({ details }) =>
    `${details.channel ? messageChannelLabels[details.channel] : 'A message'} cannot be sent: check how it is set up`,
  job_assigned: (notice) => `New job for ${day(notice)}`,
  job_unassigned: () => 'This job is no longer yours',
  job_moved: (notice) => `Moved to ${day(notice)}`,
  job_cancelled: (notice) => `Cancelled: the job of ${day(notice)}`,
  pay_question: ({ details }) => `${details.name} asked about a payslip`,
  pay_answer: ({ details }) => `${details.name} answered your question about a payslip`,
};

/** The row of an event of which customers are told, null for one of staff's bells. */
export const messageEventOf = ({ event }: Pick<Notice, 'event'>) =>
  event in messageEvents ? messageEvents[event as MessageEvent] : null;

const written: Record<string, (notice: Notice) => string> = {
  day,
  amount,
  time: ({ details }) => (details.time ? formatDateTime(details.time) : ''),
  mechanic: ({ details }) => details.mechanic ?? 'a mechanic',
  service: ({ details }) => details.service ?? 'Work',
  document: ({ details }) => details.document ?? 'A document',
  score: ({ details }) => String(details.score ?? ''),
  plate: ({ details }) => details.plate ?? 'your car',
};

const titleOf = (notice: Notice) =>
  messageEventOf(notice)?.notice.replace(/\{(\w+)\}/g, (_, fact: string) => written[fact]?.(notice) ?? '') ??
  staffTitles[notice.event as StaffEvent](notice);

export const noticeTitle = (notice: Notice) =>
  titleOf(notice) + (notice.times > 1 ? `, and ${notice.times - 1} more` : '');
