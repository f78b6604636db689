import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { NumberField, type NumberFieldProps } from '@pitlane/shared-ui/core';

/** Rupees with paise. */
export const AmountField = (props: NumberFieldProps) => (
  <NumberField
    minValue={0}
    step={0.01}
    hasSteppers={false}
    formatOptions={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
    invalidText="Please enter a valid amount"
    limitText={formatMoneyWithPaise}
    {...props}
  />
);
