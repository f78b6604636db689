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
import { useSave } from '@pitlane/shared-data/forms';
import { useSaveTaxRate } from '@pitlane/shared-data/invoices';
import * as z from '@pitlane/shared-data/schema';
import {
  FormDateField,
  FormDialog,
  FormNumberField,
  FormRadioGroup,
  FormTextField,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { taxedKindLabels, taxedKinds } from './taxed-kinds.ts';

const kinds = taxedKinds.map((id) => ({ id, label: taxedKindLabels[id] }));

const schema = z
  .object({
    kind: z.enum(taxedKinds),
    validFrom: z.string(),
    taxCode: z.string(),
    rate: z.nullable(z.number()),
  })
  .check(
    z.byField(({ validFrom, taxCode, rate }) => ({
      validFrom: !validFrom && 'Please select a day',
      taxCode: (!taxCodeOf(taxCode) || !isTaxCode(taxCode)) && invalidTaxCode,
      rate: (rate === null && 'Please enter a rate') || (!isGstRate(rate) && invalidGstRate),
    })),
  );

/** A rate from a day on; it replaces one that begins the same day. */
export function TaxRateDialog({ onClose }: { onClose: () => void }) {
  const saving = useSaveTaxRate();
  const today = todayInGarage();
  const form = useZodForm({
    schema,
    defaultValues: { kind: 'labour', validFrom: today, taxCode: '', rate: null },
  });
  const { save } = useSave({
    send: ({ kind, validFrom, taxCode, rate }: z.output<typeof schema>) =>
      saving.mutateAsync({ kind, valid_from: validFrom, tax_code: taxCodeOf(taxCode), rate: rate ?? 0 }),
    failure: 'Failed to save the tax rate',
    onSaved: (_, { kind, rate, validFrom }) => {
      notify.success(`${taxedKindLabels[kind]}: ${rate} % from ${formatDate(validFrom)}`);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Add Tax Rate"
      label="Add tax rate"
      form={form}
      submitLabel="Save"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <FormRadioGroup name="kind" label="For" orientation="horizontal" options={kinds} />
      <FormDateField name="validFrom" label="Valid from" isRequired min={today} />
      <FormTextField
        name="taxCode"
        label="HSN or SAC"
        isRequired
        inputMode="numeric"
        autoComplete="off"
        maxLength={longestTaxCode}
      />
      <FormNumberField
        name="rate"
        label="Rate (%)"
        isRequired
        minValue={0}
        maxValue={100}
        hasSteppers={false}
        formatOptions={{ maximumFractionDigits: 2 }}
      />
    </FormDialog>
  );
}
