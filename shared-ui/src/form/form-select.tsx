import type { FieldValues } from 'react-hook-form';
import { Select, type SelectProps } from '../select/select.tsx';
import { type BoundFieldProps, useBoundField } from './use-bound-field.ts';

export function FormSelect<Values extends FieldValues = FieldValues>({
  name,
  onValueChange,
  failure,
  ...rest
}: BoundFieldProps<Values, SelectProps> & {
  /** Why the options are missing. */
  failure?: string | undefined;
}) {
  const { isReadOnly: _, errorMessage = failure, ...field } = useBoundField<Values>(name, onValueChange);
  return <Select {...rest} {...field} errorMessage={errorMessage} />;
}
