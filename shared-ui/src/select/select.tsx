import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Select as RacSelect, SelectValue } from 'react-aria-components/Select';
import { styled } from 'styled-components';
import { controlStyle } from '../field/control-style.ts';
import { FieldDescription, FieldErrorText, FieldLabel, fieldStyle } from '../field/field-parts.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { type Option, OptionList, OptionPopover } from '../field/option-list.tsx';
import { Prerender } from '../prerender/prerender.tsx';
import { space, token } from '../theme/token.ts';

const Base = styled(RacSelect)`
  ${fieldStyle}
`;

const Trigger = styled(Button)<{ $isInvalid: boolean }>`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  cursor: pointer;

  ${({ $isInvalid }) => $isInvalid && `border-color: ${token('danger')}; box-shadow: inset 0 -2px 0 ${token('danger')};`}

  svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${token('text-muted')};
  }
`;

const Value = styled(SelectValue)`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: ${token('text-muted')};
  }
`;

export interface SelectProps extends FieldProps {
  options: readonly Option[];
  /** The id of the chosen option; '' or null when none is chosen. */
  value?: string | null;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  autoComplete?: string;
  /** Hides the label visually. */
  isLabelHidden?: boolean;
  controlRef?: Ref<HTMLButtonElement>;
}

/** A choice of one option from a short list. For a long list use ComboBox. */
export function Select(props: SelectProps) {
  return (
    <>
      <SelectField {...props} />
      <Prerender>
        <SelectField {...props} controlRef={undefined} isOpen />
      </Prerender>
    </>
  );
}

function SelectField({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  options,
  value,
  onChange,
  onBlur,
  placeholder = 'Choose…',
  controlRef,
  ...rest
}: SelectProps & { isOpen?: true }) {
  return (
    <Base
      {...rest}
      aria-label={isLabelHidden ? label : undefined}
      placeholder={placeholder}
      value={value === undefined ? undefined : value || null}
      onChange={(key) => onChange?.(key === null ? '' : String(key))}
      onBlur={() => onBlur?.()}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      {!isLabelHidden && <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>}
      <Trigger ref={controlRef} $isInvalid={Boolean(errorMessage)}>
        <Value>{({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}</Value>
        <ChevronDown aria-hidden="true" />
      </Trigger>
      <FieldDescription>{description}</FieldDescription>
      <FieldErrorText>{errorMessage}</FieldErrorText>
      <OptionPopover>
        <OptionList options={options} />
      </OptionPopover>
    </Base>
  );
}
