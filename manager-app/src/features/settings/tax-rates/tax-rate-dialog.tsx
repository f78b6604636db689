import { messageFor } from '@pitlane/shared-data/data-error';
import { formatDate, todayInGarage } from '@pitlane/shared-data/formats';
import { type TaxedKind, useSaveTaxRate } from '@pitlane/shared-data/invoices';
import { Button, Dialog, NumberField, PlainForm, RadioGroup, TextField } from '@pitlane/shared-ui/core';
import { DateField } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { taxedKindLabels, taxedKinds } from './taxed-kinds.ts';

const kinds = taxedKinds.map((id) => ({ id, label: taxedKindLabels[id] }));

/** A rate from a day on; it replaces one that begins the same day. */
export function TaxRateDialog({ onClose }: { onClose: () => void }) {
  const save = useSaveTaxRate();
  const today = todayInGarage();
  const [kind, setKind] = useState<TaxedKind>('labour');
  const [validFrom, setValidFrom] = useState(today);
  const [taxCode, setTaxCode] = useState('');
  const [rate, setRate] = useState<number | null>(null);
  const check = () => ({
    validFrom: !validFrom && 'Please select a day',
    taxCode: !/^\d{4,8}$/.test(taxCode) && 'An HSN or SAC code has 4 to 8 digits',
    rate: rate === null && 'Please enter a rate',
  });
  const submit = async () => {
    try {
      await save.mutateAsync({ kind, valid_from: validFrom, tax_code: taxCode, rate: rate ?? 0 });
      notify.success(`${taxedKindLabels[kind]}: ${rate} % from ${formatDate(validFrom)}`);
      onClose();
      return undefined;
    } catch (error) {
      return messageFor(error, 'Failed to save the tax rate');
    }
  };
  return (
    <Dialog title="Add Tax Rate" isOpen isDismissable={!save.isPending} onOpenChange={onClose}>
      <PlainForm label="Add tax rate" check={check} onSubmit={submit}>
        {({ field, isPending }) => (
          <>
            <RadioGroup
              label="For"
              orientation="horizontal"
              options={kinds}
              value={kind}
              onChange={(chosen) => setKind(taxedKinds.find((each) => each === chosen) ?? kind)}
            />
            <DateField
              {...field('validFrom')}
              label="Valid from"
              isRequired
              min={today}
              value={validFrom}
              onChange={(day) => {
                field('validFrom').onChange();
                setValidFrom(day);
              }}
            />
            <TextField
              {...field('taxCode')}
              label="HSN or SAC"
              isRequired
              inputMode="numeric"
              autoComplete="off"
              maxLength={8}
              value={taxCode}
              onChange={(entered) => {
                field('taxCode').onChange();
                setTaxCode(entered);
              }}
            />
            <NumberField
              {...field('rate')}
              label="Rate (%)"
              isRequired
              minValue={0}
              maxValue={100}
              hasSteppers={false}
              formatOptions={{ maximumFractionDigits: 2 }}
              value={rate}
              onChange={(entered) => {
                field('rate').onChange();
                setRate(entered);
              }}
            />
            <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Saving...">
              Save
            </Button>
          </>
        )}
      </PlainForm>
    </Dialog>
  );
}
