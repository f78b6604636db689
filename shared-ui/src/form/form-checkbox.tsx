import type { FieldValues } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '../checkbox/checkbox.tsx';
import { type Bound, useBoundField } from './use-bound-field.ts';

export function FormCheckbox<Values extends FieldValues = FieldValues>({
  name,
  onValueChange,
  ...rest
}: Bound<Values, CheckboxProps>) {
  const { isReadOnly: _, ...field } = useBoundField<Values>(name, onValueChange);
  return <Checkbox {...rest} {...field} />;
}
