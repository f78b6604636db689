import {
  formatDate,
  invalidGstRate,
  invalidTaxCode,
  isGstRate,
  isTaxCode,
  longestTaxCode,
  taxCodeOf,
  todayInGarage,
} from '@pitlane/shared-data/formats';
import { sendForm } from '@pitlane/shared-data/forms';
import { type TaxedKind, useSaveTaxRate } from '@pitlane/shared-data/invoices';
import { NumberField, RadioGroup, TextField } from '@pitlane/shared-ui/core';
import { DateField, PlainFormDialog } from '@pitlane/shared-ui/forms';
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
    taxCode: (!taxCodeOf(taxCode) || !isTaxCode(taxCode)) && invalidTaxCode,
    rate: (rate === null && 'Please enter a rate') || (!isGstRate(rate) && invalidGstRate),
  });
  const submit = () => {
    const sent = save.mutateAsync({
      kind,
      valid_from: validFrom,
      tax_code: taxCodeOf(taxCode),
      rate: rate ?? 0,
    });
    return sendForm(sent, 'Failed to save the tax rate', () => {
      notify.success(`${taxedKindLabels[kind]}: ${rate} % from ${formatDate(validFrom)}`);
      onClose();
    });
  };
  return (
    <PlainFormDialog
      title="Add Tax Rate"
      label="Add tax rate"
      check={check}
      submitLabel="Save"
      pendingLabel="Saving..."
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
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
            maxLength={longestTaxCode}
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
        </>
      )}
    </PlainFormDialog>
  );
}
