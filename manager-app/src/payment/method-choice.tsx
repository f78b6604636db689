import { type PaymentMethod, paymentMethodLabels, paymentMethods } from '@pitlane/shared-data/invoices';
import { RadioGroup } from '@pitlane/shared-ui/core';

const options = paymentMethods.map((id) => ({ id, label: paymentMethodLabels[id] }));

interface MethodChoiceProps {
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

export const MethodChoice = ({ value, onChange }: MethodChoiceProps) => (
  <RadioGroup
    label="Method"
    orientation="horizontal"
    options={options}
    value={value}
    onChange={(chosen) => onChange(paymentMethods.find((method) => method === chosen) ?? value)}
  />
);
