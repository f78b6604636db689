import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as RacTextField } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { bareInputStyle, frameStyle, innerButtonStyle } from '../field/control-style.ts';
import { FieldDescription, FieldErrorText, FieldLabel, fieldStyle } from '../field/field-parts.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';

const Base = styled(RacTextField)`
  ${fieldStyle}
`;

const Frame = styled(Group)`
  ${frameStyle}
`;

const Box = styled(Input)`
  ${bareInputStyle}
`;

const Toggle = styled(Button)`
  ${innerButtonStyle}
`;

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'spellCheck'> {}

/** A password field with a show/hide toggle. */
export function PasswordField({
  label,
  description,
  errorMessage,
  placeholder,
  controlRef,
  autoComplete = 'current-password',
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const isInvalid = Boolean(errorMessage);
  return (
    <Base
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      isInvalid={isInvalid}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <Frame isInvalid={isInvalid} isDisabled={rest.isDisabled} role="presentation">
        <Box ref={controlRef} placeholder={placeholder} spellCheck="false" autoCapitalize="none" />
        <Toggle
          aria-label={isShown ? 'Hide password' : 'Show password'}
          isDisabled={rest.isDisabled}
          onPress={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </Toggle>
      </Frame>
      <FieldDescription>{description}</FieldDescription>
      <FieldErrorText>{errorMessage}</FieldErrorText>
    </Base>
  );
}
