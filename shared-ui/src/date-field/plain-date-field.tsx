import { useImperativeHandle, useRef } from 'react';
import { Field, FieldLabel, FieldMessages } from '../field/field-parts.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import type { DateFieldProps } from './date-field-props.ts';

/** The browser's own date field. */
export function PlainDateField({
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
}: DateFieldProps & { isReadOnly?: boolean }) {
  const ids = useFieldIds({ description, errorMessage, isRequired });
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
        onChange={({ target }) => onChange?.(target.value)}
        onBlur={() => onBlur?.()}
      />
      <FieldMessages description={description} errorMessage={errorMessage} ids={ids} />
    </Field>
  );
}
