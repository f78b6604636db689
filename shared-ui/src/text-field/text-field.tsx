import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  TextField as RacTextField,
  type TextFieldProps as RacTextFieldProps,
} from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { controlStyle } from '../field/control-style.ts';
import { FieldDescription, FieldErrorText, FieldLabel, fieldStyle } from '../field/field-parts.tsx';
import type { FieldProps } from '../field/field-props.ts';

const Base = styled(RacTextField)`
  ${fieldStyle}
`;

const Box = styled(Input)`
  ${controlStyle}
`;

type ForwardedProps =
  | 'value'
  | 'onChange'
  | 'onBlur'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'isReadOnly'
  | 'maxLength'
  | 'spellCheck'
  | 'type';

export interface TextFieldProps extends FieldProps, Pick<RacTextFieldProps, ForwardedProps> {
  placeholder?: string;
  controlRef?: Ref<HTMLInputElement>;
}

/** A single-line text field. */
export function TextField({
  label,
  description,
  errorMessage,
  placeholder,
  controlRef,
  ...rest
}: TextFieldProps) {
  return (
    <Base {...rest} isInvalid={Boolean(errorMessage)} validationBehavior="aria">
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <Box ref={controlRef} placeholder={placeholder} />
      <FieldDescription>{description}</FieldDescription>
      <FieldErrorText>{errorMessage}</FieldErrorText>
    </Base>
  );
}
