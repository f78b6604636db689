import { type BoundFieldProps, type FieldValues, useBoundField } from '@pitlane/shared-ui/form';
import { NumberField, type NumberFieldProps } from '../number-field/number-field.tsx';

export function FormNumberField<Values extends FieldValues = FieldValues>({
  name,
  onValueChange,
  ...rest
}: BoundFieldProps<Values, NumberFieldProps>) {
  return <NumberField {...rest} {...useBoundField<Values>(name, onValueChange)} />;
}
