import { formatDate } from '../../foundation/days/date.ts';
import type { DueContact, DueWork } from './due-work-answers.ts';

/** 'Ritu called on 3 Mar 2026', 'Reminder sent on 3 Mar 2026' */
export const contactOf = ({ by, channel, at }: Pick<DueContact, 'by' | 'channel' | 'at'>): string =>
  `${channel === 'reminder' ? 'Reminder sent' : `${by} ${channel === 'call' ? 'called' : 'wrote'}`} on ${formatDate(at)}`;

/** The last contact; about other work of the car, which comes first as a table may cut the rest, 'About Insurance: Ritu …' */
export function lastContactOf({ last_contact }: DueWork): string {
  if (!last_contact) return 'Not yet';
  return `${last_contact.is_about_it ? '' : `About ${last_contact.work}: `}${contactOf(last_contact)}`;
}

/** 'Put off until 3 Mar 2026', and why and by whom; null once that day has come. */
export const putOffOf = ({ put_off_until, put_off_reason, put_off_by_name }: DueWork, today: string) =>
  put_off_until && put_off_until > today
    ? {
        text: `Put off until ${formatDate(put_off_until)}`,
        detail: [put_off_reason, put_off_by_name].filter(Boolean).join(', '),
      }
    : null;
