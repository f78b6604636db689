import { paymentMethodLabels, paymentMethods } from '@pitlane/shared-data/invoices';
import { FormRadioGroup } from '@pitlane/shared-ui/forms';

const options = paymentMethods.map((id) => ({ id, label: paymentMethodLabels[id] }));

/** `method` of a form. */
export const MethodChoice = ({ onValueChange }: { onValueChange?: () => void }) => (
  <FormRadioGroup
    name="method"
    label="Method"
    orientation="horizontal"
    options={options}
    {...(onValueChange && { onValueChange })}
  />
);
