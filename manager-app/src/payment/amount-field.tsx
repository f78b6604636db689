import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { NumberField, type NumberFieldProps } from '@pitlane/shared-ui/core';
import { type BoundFieldProps, type FieldValues, FormNumberField } from '@pitlane/shared-ui/forms';

const rupees = {
  minValue: 0,
  step: 0.01,
  hasSteppers: false,
  formatOptions: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  invalidText: 'Please enter a valid amount',
  limitText: formatMoneyWithPaise,
};

/** Rupees with paise. */
export const AmountField = (props: NumberFieldProps) => <NumberField {...rupees} {...props} />;

export const FormAmountField = <Values extends FieldValues = FieldValues>(
  props: BoundFieldProps<Values, NumberFieldProps>,
) => <FormNumberField<Values> {...rupees} {...props} />;
