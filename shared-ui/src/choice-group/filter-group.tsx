import { useId } from 'react';
import { styled } from 'styled-components';
import { showFocused } from '../layout/show-focused.ts';
import { formatTotal } from '../paged-list/format-count.ts';
import { staff } from '../theme/density.ts';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-block-size: ${token('target')};
    padding: ${space(2)} ${space(4)};
    background: ${token('surface-raised')};
    border: ${token('hairline')} solid ${token('line-control')};
    border-radius: ${token('radius')};
    font-size: ${token('text-sm')};
    font-weight: ${token('weight-medium')};
    cursor: pointer;
  }

  @media ${media.hover} {
    label:hover {
      background: ${token('surface-hover')};
    }
  }

  label:has(:checked) {
    background: ${token('text')};
    border-color: ${token('text')};
    color: ${token('surface')};
  }

  label:has(:disabled) {
    color: ${token('text-muted')};
    cursor: not-allowed;
  }

  /* It covers its label, and shows nothing but the focus. */
  input {
    appearance: none;
    position: absolute;
    inset: 0;
    border-radius: inherit;
    cursor: inherit;
  }

  span {
    font-family: ${token('font-drawing')};
    font-size: ${token('text-xs')};
    font-variant-numeric: tabular-nums;
    opacity: 0.8;
    min-inline-size: 3ch;
  }

  ${staff} {
    gap: ${space(0.5)};
  }

  ${staff} label {
    justify-content: center;
    min-inline-size: ${token('target')};
    gap: ${space(1)};
    padding: ${token('control-space')} ${space(1)};
    font-size: ${token('text-xs')};
    white-space: nowrap;
  }

  /* One row of a phone, which scrolls sideways where it is longer than the window. */
  @media ${media.narrow} {
    flex-wrap: nowrap;
    /* Room for the outline of the focus. */
    margin: calc(-1 * ${space(1.5)});
    padding: ${space(1.5)};
    overflow-x: auto;
    scrollbar-width: none;

    label {
      flex: none;
      white-space: nowrap;
    }
  }
`;

/** A filter and optionally its number of rows; while the count is pending, its space is reserved. */
export interface FilterOption<Id extends string> {
  id: Id;
  label: string;
  /** The number of rows that match, or 'pending' until it is known. */
  count?: number | 'pending';
}

export interface FilterGroupProps<Id extends string> {
  /** The accessible name of the group, such as 'Status'. */
  label: string;
  options: readonly FilterOption<Id>[];
  value: Id;
  onChange: (value: Id) => void;
  isDisabled?: boolean;
}

/** The filters of a list; exactly one is selected. */
export function FilterGroup<Id extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled,
}: FilterGroupProps<Id>) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label} onFocus={showFocused}>
      {options.map(({ id, label: text, count }) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            checked={id === value}
            disabled={isDisabled}
            onChange={() => onChange(id)}
          />
          {text}
          {count === 'pending' && <span aria-hidden="true" />}
          {typeof count === 'number' && <span>{formatTotal(count)}</span>}
        </label>
      ))}
    </Group>
  );
}
