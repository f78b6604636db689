import type { FieldValues } from 'react-hook-form';
import { RadioGroup, type RadioGroupProps } from '../choice-group/radio-group.tsx';
import { type BoundFieldProps, useBoundField } from './use-bound-field.ts';

export function FormRadioGroup<Values extends FieldValues = FieldValues>({
  name,
  onValueChange,
  ...rest
}: BoundFieldProps<Values, RadioGroupProps>) {
  const { isReadOnly: _, onBlur: __, ...field } = useBoundField<Values>(name, onValueChange);
  return <RadioGroup {...rest} {...field} />;
}
