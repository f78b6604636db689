import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Field, FieldLabel, FieldMessages } from '../field/field-parts.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import type { TextFieldProps } from './text-field.tsx';

const Base = styled(Field)`
  textarea {
    resize: vertical;
  }
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
  isRequired,
  isDisabled,
  isReadOnly,
  onChange,
  onBlur,
  rows = 4,
  controlRef,
  ...rest
}: TextAreaProps) {
  const ids = useFieldIds({ description, errorMessage, isRequired });
  return (
    <Base>
      <FieldLabel htmlFor={ids.control.id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <textarea
        {...rest}
        {...ids.control}
        ref={controlRef}
        rows={rows}
        dir="auto"
        disabled={isDisabled}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange?.(target.value)}
        onBlur={() => onBlur?.()}
      />
      <FieldMessages description={description} errorMessage={errorMessage} ids={ids} />
    </Base>
  );
}
