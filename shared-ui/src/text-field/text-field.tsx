import type { ComponentProps, Ref } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { LabelledField } from '../field/labelled-field.tsx';
import { capitalInput } from './capital-input.ts';

type Attributes =
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'spellCheck'
  | 'type';

export interface TextFieldProps extends FieldProps, Pick<ComponentProps<'input'>, Attributes> {
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  isReadOnly?: boolean;
  /** Letters become capitals while they are typed. */
  hasCapitals?: boolean;
  controlRef?: Ref<HTMLInputElement>;
}

/** A single-line text field. */
export function TextField({
  isReadOnly,
  hasCapitals,
  onChange,
  onBlur,
  controlRef,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <LabelledField
      {...rest}
      control={(attributes) => (
        <input
          {...attributes}
          ref={controlRef}
          type={type}
          readOnly={isReadOnly}
          {...capitalInput(hasCapitals, onChange)}
          onBlur={() => onBlur?.()}
        />
      )}
    />
  );
}
