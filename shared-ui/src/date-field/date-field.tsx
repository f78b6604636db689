import { useImperativeHandle, useRef, useState } from 'react';
import { LabelledField } from '../field/labelled-field.tsx';
import type { DateFieldProps } from './date-field-props.ts';

/**
 * The browser's own date field. A date that does not exist, such as 31 February, has the value of an empty field, so it
 * has an error of its own, and a Form is not submitted with it.
 */
export function DateField({
  errorMessage,
  isReadOnly,
  onChange,
  onBlur,
  controlRef,
  ...rest
}: DateFieldProps) {
  const [isImpossible, setImpossible] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(controlRef, () => input.current as HTMLInputElement);
  return (
    <LabelledField
      {...rest}
      errorMessage={isImpossible ? 'Please enter a valid date' : errorMessage}
      control={(attributes) => (
        <input
          {...attributes}
          ref={input}
          type="date"
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
      )}
    />
  );
}
