import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { styled } from 'styled-components';
import { formatTotal } from '../paged-list/format-count.ts';
import { space, token } from '../theme/token.ts';

const Group = styled(ToggleButtonGroup)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Filter = styled(ToggleButton)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${token('target')};
  padding: ${space(2)} ${space(4)};
  background: ${token('surface-raised')};
  border: ${token('hairline')} solid ${token('line-control')};
  border-radius: ${token('radius')};
  color: ${token('text')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-medium')};
  cursor: pointer;

  &[data-hovered] {
    background: ${token('surface-hover')};
  }

  &[data-selected] {
    background: ${token('text')};
    border-color: ${token('text')};
    color: ${token('surface')};
  }

  &[data-disabled] {
    color: ${token('text-muted')};
    cursor: not-allowed;
  }
`;

const Count = styled.span`
  font-family: ${token('font-drawing')};
  font-size: ${token('text-xs')};
  font-variant-numeric: tabular-nums;
  opacity: 0.8;
  min-inline-size: 2ch;
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

/** Buttons that filter a list; exactly one is selected. */
export function FilterGroup<Id extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled,
}: FilterGroupProps<Id>) {
  return (
    <Group
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find(({ id }) => keys.has(id));
        if (chosen) onChange(chosen.id);
      }}
    >
      {options.map(({ id, label: text, count }) => (
        <Filter key={id} id={id}>
          {text}
          {count === 'pending' && <Count aria-hidden="true">…</Count>}
          {typeof count === 'number' && <Count>{formatTotal(count)}</Count>}
        </Filter>
      ))}
    </Group>
  );
}
