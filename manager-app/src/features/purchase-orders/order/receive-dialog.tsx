import { DataError } from '@pitlane/shared-data/data-error';
import { formatMoneyWithPaise, todayInGarage } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import { rateOn, taxRatesQuery } from '@pitlane/shared-data/invoices';
import { limits } from '@pitlane/shared-data/limits';
import { type Order, useReceiveOrder } from '@pitlane/shared-data/orders';
import { Grid } from '@pitlane/shared-ui/core';
import {
  FormCheckbox,
  FormDateField,
  FormDialog,
  FormNumberField,
  FormTextField,
  useWatch,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeliveredLineFields } from './delivered-line.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { type DeliveryEntry, deliverySchema, entryOf, sentDelivery, totalOf } from './receive-form.ts';

interface ReceiveFormProps {
  order: Order;
  /** Percent of GST on parts; null: not known. */
  rate: number | null;
  onReceived: () => void;
  onClose: () => void;
}

function ReceiveForm({ order, rate, onReceived, onClose }: ReceiveFormProps) {
  const receive = useReceiveOrder();
  const today = todayInGarage();
  const form = useZodForm({ schema: deliverySchema, defaultValues: entryOf(order, today, rate) });
  const { control, setValue } = form;
  const [lines, rounding] = useWatch({ control, name: ['lines', 'rounding'] });
  /** More came than is open: asked once the server has said so. */
  const [question, setQuestion] = useState<string>();
  const forgetMore = () => {
    setQuestion(undefined);
    setValue('more', false);
  };
  const { save } = useSave({
    send: (entry: DeliveryEntry, { keyed }) =>
      receive.mutateAsync(keyed(sentDelivery(entry, order.order_id))),
    // The question is of the whole form.
    fieldNames: { more: '' },
    failure: 'Failed to receive the order',
    onSaved: ({ number }, entry) => {
      notify.success(`Bill ${entry.number} of ${number} received`);
      onReceived();
      onClose();
    },
    onRefused: (error) => {
      if (!(error instanceof DataError) || error.field !== 'more') return;
      setQuestion(error.message);
      setValue('more', false);
    },
  });
  return (
    <FormDialog
      title={`Receive ${order.number}`}
      size="large"
      form={form}
      submitLabel="Receive"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <Grid>
        <FormTextField
          name="number"
          label="Number of the bill"
          isRequired
          autoFocus
          autoComplete="off"
          maxLength={limits.code}
        />
        <FormDateField name="day" label="Date of the bill" isRequired max={today} />
      </Grid>
      <DeliveryList
        lines={lines}
        onChange={(counted) => {
          forgetMore();
          setValue('lines', counted, { shouldDirty: true });
        }}
      />
      {lines.map((line, index) => (
        <DeliveredLineFields key={line.lineId} index={index} line={line} onChange={forgetMore} />
      ))}
      <FormNumberField
        name="rounding"
        label="Rounding on the bill (₹)"
        description={`Total with GST: ${formatMoneyWithPaise(totalOf({ lines, rounding }))}`}
        hasSteppers={false}
        minValue={-1}
        maxValue={1}
        step={0.01}
        formatOptions={{ maximumFractionDigits: 2 }}
      />
      {question && <FormCheckbox name="more" label="Receive more than was ordered" description={question} />}
    </FormDialog>
  );
}

/** Records what came of an order by the bill of its supplier. */
export function ReceiveDialog(props: Omit<ReceiveFormProps, 'rate'>) {
  const { data, isPending } = useQuery(taxRatesQuery());
  // A rate that cannot be loaded is entered.
  return isPending ? null : <ReceiveForm {...props} rate={rateOn(data ?? [], 'part', todayInGarage())} />;
}
