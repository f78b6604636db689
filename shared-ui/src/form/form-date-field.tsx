import type { FieldValues } from 'react-hook-form';
import { DateField } from '../date-field/date-field.tsx';
import type { DateFieldProps } from '../date-field/date-field-props.ts';
import { type BoundFieldProps, useBoundField } from './use-bound-field.ts';

export function FormDateField<Values extends FieldValues = FieldValues>({
  name,
  onValueChange,
  ...rest
}: BoundFieldProps<Values, DateFieldProps>) {
  return <DateField {...rest} {...useBoundField<Values>(name, onValueChange)} />;
}
