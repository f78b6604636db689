import { type BoundFieldProps, type FieldValues, useBoundField } from '@pitlane/shared-ui/forms';
import { ComboBox, type ComboBoxProps } from '../combo-box/combo-box.tsx';

export function FormComboBox<Values extends FieldValues = FieldValues>({
  name,
  onValueChange,
  ...rest
}: BoundFieldProps<Values, ComboBoxProps>) {
  const { isReadOnly: _, ...field } = useBoundField<Values>(name, onValueChange);
  return <ComboBox {...rest} {...field} />;
}
