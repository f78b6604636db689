import type { Ref } from 'react';
import { TextArea as RacTextArea } from 'react-aria-components/TextArea';
import { TextField as RacTextField } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { controlStyle } from '../field/control-style.ts';
import { FieldDescription, FieldErrorText, FieldLabel, fieldStyle } from '../field/field-parts.tsx';
import type { TextFieldProps } from './text-field.tsx';

const Base = styled(RacTextField)`
  ${fieldStyle}
`;

const Box = styled(RacTextArea)`
  ${controlStyle}
  resize: vertical;
`;

export interface TextAreaProps extends Omit<TextFieldProps, 'controlRef' | 'type' | 'inputMode'> {
  /** The number of lines before it scrolls; users can resize it. */
  rows?: number;
  controlRef?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text field. The text direction follows its script. */
export function TextArea({
  label,
  description,
  errorMessage,
  placeholder,
  rows = 4,
  controlRef,
  ...rest
}: TextAreaProps) {
  return (
    <Base {...rest} isInvalid={Boolean(errorMessage)} validationBehavior="aria">
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <Box ref={controlRef} rows={rows} placeholder={placeholder} dir="auto" />
      <FieldDescription>{description}</FieldDescription>
      <FieldErrorText>{errorMessage}</FieldErrorText>
    </Base>
  );
}
