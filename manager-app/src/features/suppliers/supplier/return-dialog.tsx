import { tidyText, todayInGarage } from '@pitlane/shared-data/formats';
import { sendForm, useIdempotencyKey } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { quantityLimits, sayQuantity } from '@pitlane/shared-data/quantities';
import { type SupplierBill, useReturnToSupplier } from '@pitlane/shared-data/suppliers';
import { Grid, NumberField, TextField } from '@pitlane/shared-ui/core';
import { DateField, PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { ReasonField } from '../../../payment/reason-field.tsx';

/** Gives parts of a bill back to their supplier. */
export function ReturnDialog({ bill, onClose }: { bill: SupplierBill; onClose: () => void }) {
  const giveBack = useReturnToSupplier();
  const keyFor = useIdempotencyKey();
  const today = todayInGarage();
  const returnable = bill.lines.filter((line) => line.returnable > 0);
  const [number, setNumber] = useState('');
  const [day, setDay] = useState(today);
  const [reason, setReason] = useState('');
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number | null>>(new Map());
  const lines = returnable
    .map(({ part_id }) => ({ part_id, quantity: quantities.get(part_id) ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const submit = () => {
    const back = { billId: bill.bill_id, number: tidyText(number), day, lines, reason: tidyText(reason) };
    const sent = giveBack.mutateAsync({ ...back, idempotencyKey: keyFor(back) });
    return sendForm(sent, 'Failed to return the parts', () => {
      notify.success(`Parts of ${bill.number} returned to ${bill.supplier_name}`);
      onClose();
    });
  };
  return (
    <PlainFormDialog<string>
      title={`Return Parts of ${bill.number}`}
      check={() => ({
        number: !number.trim() && 'Please enter the number of the note',
        day: !day && 'Please select a day',
        lines: lines.length === 0 && 'Please enter what goes back',
        reason: !reason.trim() && 'Please enter a reason',
      })}
      submitLabel="Return"
      pendingLabel="Saving..."
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          {returnable.map((line, place) => (
            <NumberField
              key={line.part_id}
              {...(place === 0 && field('lines'))}
              label={`Quantity of ${line.part_name}`}
              description={`Up to ${sayQuantity(line.returnable, line.stock_unit ?? '')} can go back`}
              hasSteppers={false}
              {...quantityLimits(line.stock_unit ?? '')}
              maxValue={line.returnable}
              value={quantities.has(line.part_id) ? (quantities.get(line.part_id) ?? null) : 0}
              onChange={(quantity) => {
                field('lines').onChange();
                setQuantities(new Map(quantities).set(line.part_id, quantity));
              }}
            />
          ))}
          <Grid>
            <TextField
              {...field('number')}
              label="Number of the note"
              description="Of the paper that goes with the parts"
              isRequired
              autoComplete="off"
              maxLength={limits.code}
              value={number}
              onChange={(entered) => {
                field('number').onChange();
                setNumber(entered);
              }}
            />
            <DateField
              {...field('day')}
              label="Date"
              isRequired
              max={today}
              value={day}
              onChange={(entered) => {
                field('day').onChange();
                setDay(entered);
              }}
            />
          </Grid>
          <ReasonField field={field('reason')} value={reason} onChange={setReason} />
        </>
      )}
    </PlainFormDialog>
  );
}
