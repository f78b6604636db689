import { useImperativeHandle, useRef, useState } from 'react';
import { Field, FieldLabel, FieldMessages } from '../field/field-parts.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import type { DateFieldProps } from './date-field-props.ts';

/**
 * The browser's own date field. A date that does not exist, such as 31 February, has the value of an empty field, so it
 * has an error of its own, and a Form is not submitted with it.
 */
export function DateField({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  isReadOnly,
  onChange,
  onBlur,
  controlRef,
  ...rest
}: DateFieldProps) {
  const [isImpossible, setImpossible] = useState(false);
  const message = isImpossible ? 'Please enter a valid date' : errorMessage;
  const ids = useFieldIds({ description, errorMessage: message, isRequired });
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(controlRef, () => input.current as HTMLInputElement);
  return (
    <Field>
      <FieldLabel htmlFor={ids.control.id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <input
        {...rest}
        {...ids.control}
        ref={input}
        type="date"
        disabled={isDisabled}
        readOnly={isReadOnly}
        onChange={({ target }) => {
          setImpossible(false);
          onChange?.(target.value);
        }}
        onInvalid={({ currentTarget }) => setImpossible(currentTarget.validity.badInput)}
        onBlur={({ target }) => {
          setImpossible(target.validity.badInput);
          onBlur?.();
        }}
      />
      <FieldMessages description={description} errorMessage={message} ids={ids} />
    </Field>
  );
}
