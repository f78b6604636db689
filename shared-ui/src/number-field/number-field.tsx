import { Minus, Plus } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as RacNumberField,
  type NumberFieldProps as RacNumberFieldProps,
} from 'react-aria-components/NumberField';
import { styled } from 'styled-components';
import { bareInputStyle, frameStyle, innerButtonStyle } from '../field/control-style.ts';
import { FieldDescription, FieldErrorText, FieldLabel, fieldStyle } from '../field/field-parts.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { portalLocale } from '../field/locale.ts';

const Base = styled(RacNumberField)`
  ${fieldStyle}
`;

const Frame = styled(Group)`
  ${frameStyle}
`;

const Box = styled(Input)`
  ${bareInputStyle}
  font-variant-numeric: tabular-nums;
`;

const Step = styled(Button)`
  ${innerButtonStyle}
`;

type ForwardedProps =
  | 'minValue'
  | 'maxValue'
  | 'step'
  | 'formatOptions'
  | 'onBlur'
  | 'autoFocus'
  | 'isReadOnly';

export interface NumberFieldProps extends FieldProps, Pick<RacNumberFieldProps, ForwardedProps> {
  /** null is an empty field. */
  value?: number | null;
  onChange?: (value: number | null) => void;
  placeholder?: string;
  /** False hides the two step buttons, such as for amounts of money. */
  hasSteppers?: boolean;
  /** The keyboard that phones show; default: one with every character that the field accepts. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  controlRef?: Ref<HTMLInputElement>;
}

/** A number field with step buttons. On blur the value is clamped to minValue and maxValue. */
export function NumberField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  placeholder,
  hasSteppers = true,
  inputMode,
  controlRef,
  ...rest
}: NumberFieldProps) {
  const isInvalid = Boolean(errorMessage);
  return (
    <I18nProvider locale={portalLocale}>
      <Base
        {...rest}
        value={value === null ? Number.NaN : value}
        onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
        isInvalid={isInvalid}
        validationBehavior="aria"
      >
        <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
        <Frame>
          <Box ref={controlRef} placeholder={placeholder} {...(inputMode && { inputMode })} />
          {hasSteppers && (
            <>
              <Step slot="decrement">
                <Minus aria-hidden="true" />
              </Step>
              <Step slot="increment">
                <Plus aria-hidden="true" />
              </Step>
            </>
          )}
        </Frame>
        <FieldDescription>{description}</FieldDescription>
        <FieldErrorText>{errorMessage}</FieldErrorText>
      </Base>
    </I18nProvider>
  );
}
