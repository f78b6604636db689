import { RadioGroup as RacRadioGroup, Radio } from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';
import { FieldDescription, FieldErrorText, FieldLabel, fieldStyle } from '../field/field-parts.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { space, token } from '../theme/token.ts';

const Base = styled(RacRadioGroup)`
  ${fieldStyle}
`;

const Choices = styled.div<{ $isRow: boolean }>`
  display: flex;
  flex-direction: ${({ $isRow }) => ($isRow ? 'row' : 'column')};
  flex-wrap: wrap;
  column-gap: ${space(5)};
`;

const ChoiceRow = styled(Radio)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${token('target')};
  cursor: pointer;

  &::before {
    content: '';
    flex: none;
    inline-size: 1.375rem;
    block-size: 1.375rem;
    border: ${token('stroke')} solid ${token('line-control')};
    border-radius: ${token('radius-round')};
    corner-shape: round;
    background: ${token('surface-raised')};
  }

  &[data-hovered]::before {
    border-color: ${token('text')};
  }

  &[data-selected]::before {
    border: 0.4375rem solid ${token('accent')};
    background: ${token('on-accent')};
  }

  &[data-focus-visible]::before {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: 2px;
  }

  &[data-disabled] {
    color: ${token('text-muted')};
    cursor: not-allowed;
  }
`;

export interface Choice {
  id: string;
  label: string;
  isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldProps {
  options: readonly Choice[];
  value?: string;
  onChange?: (value: string) => void;
  orientation?: 'horizontal' | 'vertical';
}

/** A choice of one option, with all options visible. */
export function RadioGroup({
  label,
  description,
  errorMessage,
  options,
  orientation = 'vertical',
  ...rest
}: RadioGroupProps) {
  return (
    <Base {...rest} orientation={orientation} isInvalid={Boolean(errorMessage)} validationBehavior="aria">
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <Choices $isRow={orientation === 'horizontal'}>
        {options.map((option) => (
          <ChoiceRow key={option.id} value={option.id} isDisabled={option.isDisabled}>
            {option.label}
          </ChoiceRow>
        ))}
      </Choices>
      <FieldDescription>{description}</FieldDescription>
      <FieldErrorText>{errorMessage}</FieldErrorText>
    </Base>
  );
}
