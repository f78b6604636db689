import type { FieldValues } from 'react-hook-form';
import { Select, type SelectProps } from '../select/select.tsx';
import { type BoundFieldProps, useBoundField } from './use-bound-field.ts';

export function FormSelect<Values extends FieldValues = FieldValues>({
  name,
  onValueChange,
  ...rest
}: BoundFieldProps<Values, SelectProps>) {
  const { isReadOnly: _, ...field } = useBoundField<Values>(name, onValueChange);
  return <Select {...rest} {...field} />;
}
