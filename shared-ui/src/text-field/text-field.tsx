import type { ComponentProps, Ref } from 'react';
import { Field, FieldLabel, FieldMessages } from '../field/field-parts.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
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
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  isReadOnly,
  hasCapitals,
  onChange,
  onBlur,
  controlRef,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds({ description, errorMessage, isRequired });
  return (
    <Field>
      <FieldLabel htmlFor={ids.control.id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <input
        {...rest}
        {...ids.control}
        ref={controlRef}
        type={type}
        disabled={isDisabled}
        readOnly={isReadOnly}
        {...capitalInput(hasCapitals, onChange)}
        onBlur={() => onBlur?.()}
      />
      <FieldMessages description={description} errorMessage={errorMessage} ids={ids} />
    </Field>
  );
}
