import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { FieldProps } from '../field/field-props.ts';
import { LabelledField } from '../field/labelled-field.tsx';
import type { Option } from '../field/option.ts';
import { space, token } from '../theme/token.ts';

const Base = styled(LabelledField<Pick<SelectProps, 'name' | 'autoComplete'>>)`
  & > select {
    appearance: none;
    padding-inline-end: ${space(10)};
    /* The arrow: a wedge that points down. */
    background-image: conic-gradient(from -45deg at 50% 100%, ${token('text-muted')} 90deg, transparent 0);
    background-position: right ${space(3)} center;
    background-size: 0.75rem 0.375rem;
    background-repeat: no-repeat;
    text-overflow: ellipsis;
    cursor: pointer;
  }

  & > select:has(option[value='']:checked) {
    color: ${token('text-muted')};
  }

  option {
    background-color: ${token('surface-raised')};
    color: ${token('text')};
  }

  @media (forced-colors: active) {
    & > select {
      appearance: auto;
    }
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
  controlRef?: Ref<HTMLSelectElement>;
}

/** A choice of one option from a list, by the browser's own control. */
export function Select({
  options,
  value,
  onChange,
  onBlur,
  placeholder = 'Choose…',
  controlRef,
  ...rest
}: SelectProps) {
  // The value may be known before its option.
  const chosen = options.some(({ id }) => id === value) ? (value ?? '') : '';
  return (
    <Base
      {...rest}
      control={(attributes) => (
        <select
          {...attributes}
          ref={controlRef}
          aria-label={rest.isLabelHidden ? rest.label : undefined}
          {...(value === undefined ? { defaultValue: '' } : { value: chosen })}
          onChange={({ target }) => onChange?.(target.value)}
          onBlur={() => onBlur?.()}
        >
          {!chosen && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.id} value={option.id} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    />
  );
}
