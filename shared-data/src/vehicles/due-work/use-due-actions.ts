import { limits } from '../../foundation/client/database.limits.ts';
import { formatDate } from '../../foundation/days/date.ts';
import { todayInGarage } from '../../foundation/days/garage-day.ts';
import { problemOf } from '../../foundation/mutation/use-save.ts';
import * as z from '../../foundation/schema/schema.ts';
import { describeMessage } from '../../messages/message.ts';
import { contactOf } from './contact-words.ts';
import type { DueWork } from './due-work-answers.ts';
import { useMessageDueWork, usePutOffDueWork, useRecordDueCall } from './due-work-mutations.ts';

async function outcomeOf<Result>(
  sent: Promise<Result>,
  failure: string,
  describe: (result: Result) => string,
) {
  try {
    return { isDone: true, text: describe(await sent) };
  } catch (error) {
    const { message, field } = problemOf(error, failure);
    return { isDone: false, text: message, ...(field !== undefined && { field }) };
  }
}

const callSchema = z.object({ said: z.requiredText('Please enter what was said') });

export const putOffSchema = z.object({
  until: z.string().check(z.refine((day) => day > todayInGarage(), 'Please choose a day after today')),
  reason: z.requiredText('Please enter a reason'),
});

/** What `DueActions` shows of due work, and does about it. */
export function useDueActions(due: DueWork) {
  const { mutateAsync: record } = useRecordDueCall();
  const { mutateAsync: send } = useMessageDueWork();
  const { mutateAsync: putOff } = usePutOffDueWork();
  const { due_id: dueId, work } = due;
  return {
    work,
    plate: due.registration_number,
    customerName: due.customer_name,
    phone: due.phone,
    isPutOff: due.put_off_until !== null,
    ...(due.kind === 'deferred' && {
      putOffHint: 'The owner is reminded 14 and 3 days before that day.',
    }),
    contacts: due.contacts.map((contact) => ({
      id: contact.contact_id,
      title: contactOf(contact),
      said: contact.said,
    })),
    callSchema,
    putOffSchema,
    maxLength: limits.notes,
    saveCall: (said: string) =>
      outcomeOf(record({ dueId, said }), 'Failed to save the call', () => 'Call saved'),
    sendMessage: () =>
      outcomeOf(send(dueId), 'Failed to send the message', ({ channels, captured }) =>
        describeMessage({ channels, captured, problem: null }),
      ),
    putOff: (until: string, reason: string) =>
      outcomeOf(
        putOff({ dueId, until, reason }),
        'Failed to put it off',
        () => `Put off until ${formatDate(until)}`,
      ),
    takeBack: () => outcomeOf(putOff({ dueId }), 'Failed to change it', () => `${work} is due again`),
  };
}
