import { formatCountOf } from '@pitlane/shared-data/formats';
import { availablePartsQuery, type Part, type SelectedPart } from '@pitlane/shared-data/parts';
import { Button } from '@pitlane/shared-ui/button';
import { Dialog } from '@pitlane/shared-ui/dialog';
import { Stack } from '@pitlane/shared-ui/layout';
import { useSearchText } from '@pitlane/shared-ui/list-address';
import { SearchField } from '@pitlane/shared-ui/search-field';
import { token } from '@pitlane/shared-ui/theme';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { AvailableParts } from './available-parts.tsx';

const searchLabel = 'Search parts by name or code...';

const Chosen = styled.p`
  flex: 1;
  align-self: center;
  color: ${token('text-muted')};
`;

const chosenText = (parts: readonly SelectedPart[]) => {
  const pieces = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${formatCountOf(pieces, 'part')} added`;
};

interface PartPickerProps {
  chosen: readonly SelectedPart[];
  onPick: (part: Part) => void;
  onClose: () => void;
}

/** Chooses parts that are in stock: each press adds one, up to what the shelf holds. */
export function PartPickerDialog({ chosen, onPick, onClose }: PartPickerProps) {
  const [{ search, page }, setAsked] = useState({ search: '', page: 1 });
  const [text, setText] = useSearchText(
    search,
    useCallback((wanted: string) => setAsked({ search: wanted, page: 1 }), []),
  );

  return (
    <Dialog
      isOpen
      title="Add Parts"
      onOpenChange={onClose}
      actions={
        <>
          <Chosen role="status">{chosenText(chosen)}</Chosen>
          <Button variant="primary" size="large" onPress={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <SearchField
          isLabelHidden
          label={searchLabel}
          placeholder={searchLabel}
          value={text}
          onChange={setText}
        />
        <AvailableParts
          query={availablePartsQuery({ search, page })}
          page={page}
          isSearched={search !== ''}
          chosen={chosen}
          onPick={onPick}
          onPageChange={(next) => setAsked({ search, page: next })}
        />
      </Stack>
    </Dialog>
  );
}
