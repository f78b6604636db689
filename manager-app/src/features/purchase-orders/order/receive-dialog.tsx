import { formatMoneyWithPaise, todayInGarage } from '@pitlane/shared-data/formats';
import { problemOf, useIdempotencyKey } from '@pitlane/shared-data/forms';
import { rateOn, taxRatesQuery } from '@pitlane/shared-data/invoices';
import { limits } from '@pitlane/shared-data/limits';
import { type Order, useReceiveOrder } from '@pitlane/shared-data/orders';
import { Checkbox, Grid, NumberField, TextField } from '@pitlane/shared-ui/core';
import { DateField, PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeliveredLineFields } from './delivered-line.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { checkDelivery, entryOf, sentDelivery, totalOf } from './receive-form.ts';

interface ReceiveFormProps {
  order: Order;
  /** Percent of GST on parts; null: not known. */
  rate: number | null;
  onReceived: () => void;
  onClose: () => void;
}

function ReceiveForm({ order, rate, onReceived, onClose }: ReceiveFormProps) {
  const receive = useReceiveOrder();
  const keyFor = useIdempotencyKey();
  const today = todayInGarage();
  const [opened] = useState(() => entryOf(order, today, rate));
  const [entry, setEntry] = useState(opened);
  const change = (changed: Partial<typeof entry>) => setEntry((before) => ({ ...before, ...changed }));
  /** More came than is open: asked once the server has said so. */
  const [more, setMore] = useState<{ question: string; isMeant: boolean } | null>(null);
  const submit = async () => {
    const delivery = sentDelivery(entry, order.order_id, more?.isMeant ?? false);
    try {
      const { number } = await receive.mutateAsync({ ...delivery, idempotencyKey: keyFor(delivery) });
      notify.success(`Bill ${delivery.number} of ${number} received`);
      onReceived();
      onClose();
      return undefined;
    } catch (error) {
      const problem = problemOf(error, 'Failed to receive the order');
      if (problem.field === 'more') setMore({ question: problem.message, isMeant: false });
      return problem.field === 'more' ? problem.message : problem;
    }
  };
  return (
    <PlainFormDialog<string>
      title={`Receive ${order.number}`}
      size="large"
      check={() => checkDelivery(entry)}
      submitLabel="Receive"
      pendingLabel="Saving..."
      isBegun={entry !== opened}
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Grid>
            <TextField
              {...field('number')}
              label="Number of the bill"
              isRequired
              autoFocus
              autoComplete="off"
              maxLength={limits.code}
              value={entry.number}
              onChange={(number) => {
                field('number').onChange();
                change({ number });
              }}
            />
            <DateField
              {...field('day')}
              label="Date of the bill"
              isRequired
              max={today}
              value={entry.day}
              onChange={(day) => {
                field('day').onChange();
                change({ day });
              }}
            />
          </Grid>
          <DeliveryList
            lines={entry.lines}
            onChange={(lines) => {
              setMore(null);
              change({ lines });
            }}
          />
          {entry.lines.map((line) => (
            <DeliveredLineFields
              key={line.lineId}
              line={line}
              field={field}
              onChange={(changed) => {
                setMore(null);
                setEntry((before) => ({
                  ...before,
                  lines: before.lines.map((each) =>
                    each.lineId === line.lineId ? { ...each, ...changed } : each,
                  ),
                }));
              }}
            />
          ))}
          <NumberField
            {...field('rounding')}
            label="Rounding on the bill (₹)"
            description={`Total with GST: ${formatMoneyWithPaise(totalOf(entry))}`}
            hasSteppers={false}
            minValue={-1}
            maxValue={1}
            step={0.01}
            formatOptions={{ maximumFractionDigits: 2 }}
            value={entry.rounding}
            onChange={(rounding) => change({ rounding })}
          />
          {more && (
            <Checkbox
              label="Receive more than was ordered"
              description={more.question}
              value={more.isMeant}
              onChange={(isMeant) => setMore({ ...more, isMeant })}
            />
          )}
        </>
      )}
    </PlainFormDialog>
  );
}

/** Records what came of an order by the bill of its supplier. */
export function ReceiveDialog(props: Omit<ReceiveFormProps, 'rate'>) {
  const { data, isPending } = useQuery(taxRatesQuery());
  // A rate that cannot be loaded is entered.
  return isPending ? null : <ReceiveForm {...props} rate={rateOn(data ?? [], 'part', todayInGarage())} />;
}
