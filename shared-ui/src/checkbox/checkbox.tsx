import { Check, Minus } from 'lucide-react';
import type { Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { styled } from 'styled-components';
import { FieldDescription, FieldErrorText, fieldStyle, requiredMark } from '../field/field-parts.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { space, token } from '../theme/token.ts';

const Base = styled(CheckboxField)`
  ${fieldStyle}
  inline-size: fit-content;
`;

const Row = styled(CheckboxButton)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${token('target')};
  cursor: pointer;

  &[data-disabled] {
    color: ${token('text-muted')};
    cursor: not-allowed;
  }
`;

const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  border: ${token('stroke')} solid ${token('line-control')};
  /* With the full radius so small a box would look like a radio button. */
  border-radius: calc(${token('radius')} / 2);
  background: ${token('surface-raised')};
  color: transparent;

  svg {
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 3;
  }

  [data-hovered] > & {
    border-color: ${token('text')};
  }

  [data-selected] > &,
  [data-indeterminate] > & {
    background: ${token('accent')};
    border-color: ${token('accent')};
    color: ${token('on-accent')};
  }

  [data-invalid] > & {
    border-color: ${token('danger')};
  }

  [data-focus-visible] > & {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: 2px;
  }

  [data-disabled] > & {
    background: ${token('surface-sunken')};
    border-color: ${token('line-strong')};
  }

  [data-disabled][data-selected] > & {
    color: ${token('text-muted')};
  }
`;

const Label = styled.span<{ $isRequired: boolean | undefined }>`
  ${requiredMark}
`;

export interface CheckboxProps extends FieldProps {
  value?: boolean;
  onChange?: (value: boolean) => void;
  onBlur?: () => void;
  isIndeterminate?: boolean;
  controlRef?: Ref<HTMLInputElement>;
}

export function Checkbox({
  label,
  description,
  errorMessage,
  value,
  onChange,
  onBlur,
  controlRef,
  ...rest
}: CheckboxProps) {
  return (
    <Base
      {...rest}
      inputRef={controlRef}
      isSelected={value}
      onChange={onChange}
      onBlur={() => onBlur?.()}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <Row>
        <Box>{rest.isIndeterminate ? <Minus aria-hidden="true" /> : <Check aria-hidden="true" />}</Box>
        <Label $isRequired={rest.isRequired}>{label}</Label>
      </Row>
      <FieldDescription>{description}</FieldDescription>
      <FieldErrorText>{errorMessage}</FieldErrorText>
    </Base>
  );
}
