import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field, FieldLabel, FieldMessages } from '../field/field-parts.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import type { TextFieldProps } from '../text-field/text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'spellCheck'> {}

/** A password field with a show/hide toggle. */
export function PasswordField({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  isReadOnly,
  onChange,
  onBlur,
  controlRef,
  autoComplete = 'current-password',
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const ids = useFieldIds({ description, errorMessage, isRequired });
  return (
    <Field>
      <FieldLabel htmlFor={ids.control.id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <div data-frame>
        <input
          {...rest}
          {...ids.control}
          ref={controlRef}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          spellCheck={false}
          autoCapitalize="none"
          disabled={isDisabled}
          readOnly={isReadOnly}
          onChange={({ target }) => onChange?.(target.value)}
          onBlur={() => onBlur?.()}
        />
        <button
          type="button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          disabled={isDisabled}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} ids={ids} />
    </Field>
  );
}
