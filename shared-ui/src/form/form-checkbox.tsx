import type { FieldValues } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '../checkbox/checkbox.tsx';
import { type BoundFieldProps, useBoundField } from './use-bound-field.ts';

export function FormCheckbox<Values extends FieldValues = FieldValues>({
  name,
  onValueChange,
  ...rest
}: BoundFieldProps<Values, CheckboxProps>) {
  const { isReadOnly: _, ...field } = useBoundField<Values>(name, onValueChange);
  return <Checkbox {...rest} {...field} />;
}
