import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Field, FieldMessages } from '../field/field-parts.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

const tick = 'polygon(12% 48%, 4% 58%, 38% 90%, 97% 22%, 88% 13%, 37% 70%)';
const dash = 'inset(42% 10%)';

const Base = styled(Field)`
  inline-size: fit-content;

  & > label {
    display: flex;
    align-items: center;
    min-block-size: ${token('target')};
    font-size: inherit;
    font-weight: inherit;
    cursor: pointer;

    &:has(:disabled) {
      color: ${token('text-muted')};
      cursor: not-allowed;
    }
  }

  input {
    appearance: none;
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 1.375rem;
    block-size: 1.375rem;
    margin-inline-end: ${space(3)};
    border: ${token('stroke')} solid ${token('line-control')};
    /* With the full radius so small a box would look like a radio button. */
    border-radius: calc(${token('radius')} / 2);
    background: ${token('surface-raised')};
    color: ${token('on-accent')};
    cursor: inherit;
  }

  input::before {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    background: currentcolor;
    clip-path: ${tick};
  }

  input:indeterminate::before {
    clip-path: ${dash};
  }

  @media ${media.hover} {
    label:hover input {
      border-color: ${token('text')};
    }
  }

  input:is(:checked, :indeterminate) {
    background: ${token('accent')};
    border-color: ${token('accent')};

    &::before {
      content: '';
    }
  }

  input[aria-invalid] {
    border-color: ${token('danger')};
  }

  input:disabled {
    background: ${token('surface-sunken')};
    border-color: ${token('line-strong')};
    color: ${token('text-muted')};
  }

  @media (forced-colors: active) {
    input::before {
      background: CanvasText;
    }
  }
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
  isRequired,
  isDisabled,
  isIndeterminate = false,
  name,
  value,
  onChange,
  onBlur,
  controlRef,
}: CheckboxProps) {
  const ids = useFieldIds({ description, errorMessage, isRequired });
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(controlRef, () => box.current as HTMLInputElement);
  // Only a property, not an attribute, makes a box indeterminate, and a click ends it.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate;
  });
  return (
    <Base>
      <label data-required={isRequired || undefined}>
        <input
          {...ids.control}
          ref={box}
          type="checkbox"
          name={name}
          checked={value}
          disabled={isDisabled}
          onChange={({ target }) => onChange?.(target.checked)}
          onBlur={onBlur}
        />
        {label}
      </label>
      <FieldMessages description={description} errorMessage={errorMessage} ids={ids} />
    </Base>
  );
}
