import type { FieldValues } from 'react-hook-form';
import { PasswordField, type PasswordFieldProps } from '../password-field/password-field.tsx';
import { TextArea, type TextAreaProps } from '../text-field/text-area.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { type BoundFieldProps, useBoundField } from './use-bound-field.ts';

export function FormTextField<Values extends FieldValues = FieldValues>({
  name,
  onValueChange,
  ...rest
}: BoundFieldProps<Values, TextFieldProps>) {
  return <TextField {...rest} {...useBoundField<Values>(name, onValueChange)} />;
}

export function FormPasswordField<Values extends FieldValues = FieldValues>({
  name,
  onValueChange,
  ...rest
}: BoundFieldProps<Values, PasswordFieldProps>) {
  return <PasswordField {...rest} {...useBoundField<Values>(name, onValueChange)} />;
}

export function FormTextArea<Values extends FieldValues = FieldValues>({
  name,
  onValueChange,
  ...rest
}: BoundFieldProps<Values, TextAreaProps>) {
  return <TextArea {...rest} {...useBoundField<Values>(name, onValueChange)} />;
}
