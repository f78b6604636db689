import { formatDate, formatMoneyWithPaise, tidyText, toPaise, toRupees } from '@pitlane/shared-data/formats';
import { sendForm, useIdempotencyKey } from '@pitlane/shared-data/forms';
import { type Till, useCloseTill } from '@pitlane/shared-data/invoices';
import { limits } from '@pitlane/shared-data/limits';
import { Button, PlainForm, Section, TextArea, token } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AmountField } from '../../payment/amount-field.tsx';
import { CountNotes, type Notes, sumOfNotes } from './count-notes.tsx';

/** Has its line from the start: a button that moves on leaving the amount would lose its press. */
const Difference = styled.p`
  min-block-size: 1lh;
`;

/** As wide as people read, on screens of any width. */
const Narrow = styled.div`
  max-inline-size: ${token('text-width')};
`;

/** Counts the cash of a day. Another count of the day is another closing. */
export function CloseTillForm({ till }: { till: Till }) {
  const close = useCloseTill();
  const keyFor = useIdempotencyKey();
  const [counted, setCounted] = useState<number | null>(null);
  const [notes, setNotes] = useState<Notes>({});
  const [reason, setReason] = useState('');
  const { day, expected_cash: expected, entries } = till;
  const hasFloat = entries.some(({ kind }) => kind === 'float');
  const hasNotes = Object.keys(notes).length > 0;
  const difference = counted === null ? 0 : toRupees(toPaise(counted) - toPaise(expected));

  const check = () => ({
    counted: counted === null && 'Please enter the counted cash',
    reason: difference !== 0 && !reason.trim() && 'Please give a reason for the difference',
  });
  const submit = () => {
    const count = {
      day,
      counted: counted ?? 0,
      expected,
      reason: tidyText(reason) || undefined,
      // An amount that was typed over the count is not what the notes add up to.
      ...(hasNotes && sumOfNotes(notes) === counted && { notes }),
    };
    const sent = close.mutateAsync({ ...count, idempotencyKey: keyFor(count) });
    return sendForm(sent, 'Failed to close the till', () => {
      notify.success(`Till of ${formatDate(day)} closed`);
      setCounted(null);
      setNotes({});
      setReason('');
    });
  };

  return (
    <Section title="Close the till">
      <Narrow>
        <PlainForm label="Close the till" check={check} onSubmit={submit}>
          {({ field, isPending }) => (
            <>
              <AmountField
                {...field('counted')}
                label="Counted cash (₹)"
                description={`Expected: ${formatMoneyWithPaise(expected)}, ${hasFloat ? 'with the float' : 'without the change that was in the drawer before'}`}
                isRequired
                value={counted}
                onChange={(entered) => {
                  field('counted').onChange();
                  setCounted(entered);
                }}
              />
              <CountNotes
                notes={notes}
                onChange={(changed) => {
                  setNotes(changed);
                  field('counted').onChange();
                  setCounted(sumOfNotes(changed));
                }}
              />
              <Difference role="status">
                {difference !== 0 &&
                  `${formatMoneyWithPaise(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than expected`}
              </Difference>
              <TextArea
                {...field('reason')}
                label="Reason for a difference"
                rows={2}
                maxLength={limits.notes}
                value={reason}
                onChange={(entered) => {
                  field('reason').onChange();
                  setReason(entered);
                }}
              />
              <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Closing...">
                Close Till
              </Button>
            </>
          )}
        </PlainForm>
      </Narrow>
    </Section>
  );
}
