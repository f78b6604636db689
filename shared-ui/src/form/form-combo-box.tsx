import type { FieldValues } from 'react-hook-form';
import { ComboBox } from '../combo-box/combo-box.tsx';
import type { ComboBoxProps } from '../combo-box/combo-box-props.ts';
import { type BoundFieldProps, useBoundField } from './use-bound-field.ts';

export function FormComboBox<Values extends FieldValues = FieldValues>({
  name,
  onValueChange,
  ...rest
}: BoundFieldProps<Values, ComboBoxProps>) {
  const { isReadOnly: _, ...field } = useBoundField<Values>(name, onValueChange);
  return <ComboBox {...rest} {...field} />;
}
