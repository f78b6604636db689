import { type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { Field, FieldMessages } from '../field/field-parts.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';
import { radioStyle } from './radio-style.ts';

const Base = styled(Field)`
  & > div {
    display: flex;
    flex-direction: column;
    flex-wrap: wrap;
    column-gap: ${space(5)};
  }

  &[aria-orientation='horizontal'] > div {
    flex-direction: row;
  }

  div > label {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-block-size: ${token('target')};
    cursor: pointer;

    &:has(:disabled) {
      color: ${token('text-muted')};
      cursor: not-allowed;
    }
  }

  input {
    ${radioStyle}
  }

  @media ${media.hover} {
    label:hover input:not(:checked, :disabled) {
      border-color: ${token('text')};
    }
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
  /** The first option. */
  controlRef?: Ref<HTMLInputElement>;
}

/** A choice of one option, with all options visible. */
export function RadioGroup({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  name,
  options,
  value,
  onChange,
  orientation = 'vertical',
  controlRef,
}: RadioGroupProps) {
  const ids = useFieldIds({ description, errorMessage, isRequired });
  const group = useId();
  return (
    <Base {...ids.control} role="radiogroup" aria-labelledby={ids.labelId} aria-orientation={orientation}>
      <span data-label id={ids.labelId} data-required={isRequired || undefined}>
        {label}
      </span>
      <div>
        {options.map((option, place) => (
          <label key={option.id}>
            <input
              ref={place === 0 ? controlRef : undefined}
              type="radio"
              name={name ?? group}
              value={option.id}
              checked={value === undefined ? undefined : option.id === value}
              disabled={isDisabled || option.isDisabled}
              onChange={() => onChange?.(option.id)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} ids={ids} />
    </Base>
  );
}
