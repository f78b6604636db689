import { formatCountOf } from '@pitlane/shared-data/formats';
import type { AssignableMechanic } from '@pitlane/shared-data/mechanics';
import { Button, Checkbox, MenuButton, pinned, space, token } from '@pitlane/shared-ui/core';
import { UserCheck } from '@pitlane/shared-ui/icons';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { mechanicEntry, type RowChange } from '../row/row-menu.ts';

const Bar = styled.div`
  position: sticky;
  inset-block-start: calc(${token('header-end')} + ${pinned('4rem')});
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding-inline: ${space(3)};
  background: ${token('surface-raised')};
  border-block-end: ${token('hairline')} solid ${token('line-strong')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-inline-start: auto;

  &:empty {
    min-block-size: ${token('target')};
  }
`;

const Sort = styled.div`
  inline-size: 12rem;
  min-inline-size: 0;
`;

interface SelectionBarProps {
  /** Rows that can be selected. */
  selectable: number;
  selected: number;
  /** Of the selected ones, those with a suggested mechanic. */
  suggestions: number;
  mechanics: readonly AssignableMechanic[];
  isPending: boolean;
  sort: ReactNode;
  onSelectAll: (isSelected: boolean) => void;
  onAssignSuggestions: () => void;
  onAssign: (mechanicId: string) => void;
  onChange: (change: RowChange) => void;
}

/** Selects all requests of the page, and changes the selected ones at once. */
export function SelectionBar({
  selectable,
  selected,
  suggestions,
  mechanics,
  isPending,
  sort,
  onSelectAll,
  onAssignSuggestions,
  onAssign,
  onChange,
}: SelectionBarProps) {
  return (
    <Bar>
      <Checkbox
        label={selected ? `${formatCountOf(selected, 'request')} selected` : 'Select all'}
        value={selectable > 0 && selected === selectable}
        isIndeterminate={selected > 0 && selected < selectable}
        isDisabled={selectable === 0}
        onChange={onSelectAll}
      />
      <Actions>
        {selected > 0 && (
          <>
            {suggestions > 0 && (
              <Button
                variant="primary"
                icon={UserCheck}
                isPending={isPending}
                pendingLabel="Assigning..."
                onPress={onAssignSuggestions}
              >
                Assign {suggestions} as suggested
              </Button>
            )}
            {mechanics.length > 0 && (
              <MenuButton
                label="Assign to…"
                isDisabled={isPending}
                filterLabel="Name of the mechanic"
                items={mechanics.map((mechanic) => ({
                  id: mechanic.mechanic_id,
                  label: mechanicEntry(mechanic),
                  onAction: () => onAssign(mechanic.mechanic_id),
                }))}
              />
            )}
            <Button isDisabled={isPending} onPress={() => onChange('move')}>
              Move…
            </Button>
            <Button variant="quiet" isDisabled={isPending} onPress={() => onChange('cancel')}>
              Cancel…
            </Button>
          </>
        )}
      </Actions>
      <Sort>{sort}</Sort>
    </Bar>
  );
}
