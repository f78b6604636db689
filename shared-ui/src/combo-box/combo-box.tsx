import { ChevronsUpDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as RacComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { styled } from 'styled-components';
import { bareInputStyle, frameStyle, innerButtonStyle } from '../field/control-style.ts';
import { FieldDescription, FieldErrorText, FieldLabel, fieldStyle } from '../field/field-parts.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { type Option, OptionList, OptionPopover } from '../field/option-list.tsx';

const Base = styled(RacComboBox<Option>)`
  ${fieldStyle}
`;

const Frame = styled(Group)`
  ${frameStyle}
`;

const Box = styled(Input)`
  ${bareInputStyle}
`;

const Open = styled(Button)`
  ${innerButtonStyle}
`;

export interface ComboBoxProps extends FieldProps {
  options: readonly Option[];
  /** The id of the chosen option; '' or null when none is chosen. */
  value?: string | null;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Shown in the list when no option matches what was typed. */
  emptyText?: string;
  controlRef?: Ref<HTMLInputElement>;
}

/** A choice of one option from a long list, filtered by typing part of its label. */
export function ComboBox({
  label,
  description,
  errorMessage,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  emptyText = 'No matches',
  controlRef,
  ...rest
}: ComboBoxProps) {
  const isInvalid = Boolean(errorMessage);
  return (
    <Base
      {...rest}
      defaultItems={options}
      value={value === undefined ? undefined : value || null}
      onChange={(key) => onChange?.(key === null ? '' : String(key))}
      onBlur={() => onBlur?.()}
      isInvalid={isInvalid}
      validationBehavior="aria"
      allowsEmptyCollection
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <Frame isInvalid={isInvalid} isDisabled={rest.isDisabled} role="presentation">
        <Box ref={controlRef} placeholder={placeholder} />
        <Open>
          <ChevronsUpDown aria-hidden="true" />
        </Open>
      </Frame>
      <FieldDescription>{description}</FieldDescription>
      <FieldErrorText>{errorMessage}</FieldErrorText>
      <OptionPopover>
        <OptionList emptyText={emptyText} />
      </OptionPopover>
    </Base>
  );
}
