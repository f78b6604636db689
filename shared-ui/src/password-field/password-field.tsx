import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { LabelledField } from '../field/labelled-field.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'spellCheck'> {}

/** A password field with a show/hide toggle. */
export function PasswordField({
  isReadOnly,
  onChange,
  onBlur,
  controlRef,
  autoComplete = 'current-password',
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <LabelledField
      {...rest}
      control={(attributes) => (
        <div data-frame>
          <input
            {...attributes}
            ref={controlRef}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            spellCheck={false}
            autoCapitalize="none"
            readOnly={isReadOnly}
            onChange={({ target }) => onChange?.(target.value)}
            onBlur={() => onBlur?.()}
          />
          <button
            type="button"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            disabled={attributes.disabled}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </button>
        </div>
      )}
    />
  );
}
