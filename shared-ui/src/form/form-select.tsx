import { type BoundFieldProps, type FieldValues, useBoundField } from '@pitlane/shared-ui/form';
import { Select, type SelectProps } from '../select/select.tsx';

export function FormSelect<Values extends FieldValues = FieldValues>({
  name,
  onValueChange,
  ...rest
}: BoundFieldProps<Values, SelectProps>) {
  const { isReadOnly: _, ...field } = useBoundField<Values>(name, onValueChange);
  return <Select {...rest} {...field} />;
}
