import type { FieldValues } from 'react-hook-form';
import { NumberField, type NumberFieldProps } from '../number-field/number-field.tsx';
import { type BoundFieldProps, useBoundField } from './use-bound-field.ts';

export function FormNumberField<Values extends FieldValues = FieldValues>({
  name,
  onValueChange,
  ...rest
}: BoundFieldProps<Values, NumberFieldProps>) {
  return <NumberField {...rest} {...useBoundField<Values>(name, onValueChange)} />;
}
