import { formatDate, formatMoneyWithPaise, toPaise, toRupees } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import { type Till, useCloseTill } from '@pitlane/shared-data/invoices';
import { limits } from '@pitlane/shared-data/limits';
import * as z from '@pitlane/shared-data/schema';
import { Button, Section, token } from '@pitlane/shared-ui/core';
import { Form, FormTextArea, useWatch, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { styled } from 'styled-components';
import { FormAmountField } from '../../payment/amount-field.tsx';
import { CountNotes, type Notes, sumOfNotes } from './count-notes.tsx';

/** Has its line from the start: a button that moves on leaving the amount would lose its press. */
const Difference = styled.p`
  min-block-size: 1lh;
`;

/** As wide as people read, on screens of any width. */
const Narrow = styled.div`
  max-inline-size: ${token('text-width')};
`;

const empty = { counted: null, notes: {}, reason: '' };

/** Counts the cash of a day. Another count of the day is another closing. */
export function CloseTillForm({ till }: { till: Till }) {
  const { day, expected_cash: expected, entries } = till;
  const close = useCloseTill();
  const schema = z
    .object({
      /** Rupees. */
      counted: z.nullable(z.number()),
      notes: z.custom<Notes>(),
      reason: z.tidied(),
    })
    .check(
      z.byField(({ counted, reason }) => ({
        counted: counted === null && 'Please enter the counted cash',
        reason:
          counted !== null &&
          toPaise(counted) !== toPaise(expected) &&
          !reason &&
          'Please give a reason for the difference',
      })),
    );
  type Count = z.output<typeof schema>;
  const form = useZodForm({ schema, defaultValues: empty });
  const { control, setValue, clearErrors, formState } = form;
  const [counted, notes] = useWatch({ control, name: ['counted', 'notes'] });
  const difference = counted === null ? 0 : toRupees(toPaise(counted) - toPaise(expected));
  const hasFloat = entries.some(({ kind }) => kind === 'float');
  const { save } = useSave({
    send: (count: Count, { keyed }) =>
      close.mutateAsync(
        keyed({
          day,
          counted: count.counted ?? 0,
          expected,
          reason: count.reason || undefined,
          // An amount that was typed over the count is not what the notes add up to.
          ...(sumOfNotes(count.notes) === count.counted && { notes: count.notes }),
        }),
      ),
    failure: 'Failed to close the till',
    onSaved: () => {
      notify.success(`Till of ${formatDate(day)} closed`);
      form.reset(empty);
    },
  });
  return (
    <Section title="Close the till">
      <Narrow>
        <Form form={form} label="Close the till" onSubmit={save}>
          <FormAmountField
            name="counted"
            label="Counted cash (₹)"
            description={`Expected: ${formatMoneyWithPaise(expected)}, ${hasFloat ? 'with the float' : 'without the change that was in the drawer before'}`}
            isRequired
          />
          <CountNotes
            notes={notes}
            onChange={(changed) => {
              setValue('notes', changed);
              setValue('counted', sumOfNotes(changed));
              clearErrors('counted');
            }}
          />
          <Difference role="status">
            {difference !== 0 &&
              `${formatMoneyWithPaise(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than expected`}
          </Difference>
          <FormTextArea name="reason" label="Reason for a difference" rows={2} maxLength={limits.notes} />
          <Button
            type="submit"
            variant="primary"
            isPending={formState.isSubmitting}
            pendingLabel="Closing..."
          >
            Close Till
          </Button>
        </Form>
      </Narrow>
    </Section>
  );
}
