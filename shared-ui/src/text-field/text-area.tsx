import type { Ref } from 'react';
import { styled } from 'styled-components';
import { LabelledField } from '../field/labelled-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

const Base = styled(LabelledField<TextFieldProps>)`
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
export function TextArea({ isReadOnly, onChange, onBlur, rows = 4, controlRef, ...rest }: TextAreaProps) {
  return (
    <Base
      {...rest}
      control={(attributes) => (
        <textarea
          {...attributes}
          ref={controlRef}
          rows={rows}
          dir="auto"
          readOnly={isReadOnly}
          onChange={({ target }) => onChange?.(target.value)}
          onBlur={() => onBlur?.()}
        />
      )}
    />
  );
}
