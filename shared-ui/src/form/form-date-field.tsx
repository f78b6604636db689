import { type BoundFieldProps, type FieldValues, useBoundField } from '@pitlane/shared-ui/forms';
import { DateField, type DateFieldProps } from '../date-field/date-field.tsx';

export function FormDateField<Values extends FieldValues = FieldValues>({
  name,
  onValueChange,
  ...rest
}: BoundFieldProps<Values, DateFieldProps>) {
  const { isReadOnly: _, ...field } = useBoundField<Values>(name, onValueChange);
  return <DateField {...rest} {...field} />;
}
