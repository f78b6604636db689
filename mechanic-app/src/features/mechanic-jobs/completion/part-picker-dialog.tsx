import { formatCountOf } from '@pitlane/shared-data/formats';
import { availablePartsQuery, type Part, type SelectedPart } from '@pitlane/shared-data/parts';
import { isMeasured } from '@pitlane/shared-data/quantities';
import { Button, Dialog, SearchField, Stack, token } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ScanWhenNeeded } from '../../../part-scan/scan-when-needed.tsx';
import { AvailableParts } from './available-parts.tsx';
import { useSteadyWhilePressed } from './use-steady-while-pressed.ts';

const searchLabel = 'Search parts by name or code...';

const Chosen = styled.p`
  flex: 1;
  align-self: center;
  color: ${token('text-muted')};
`;

const chosenText = (parts: readonly SelectedPart[]) => {
  // What is measured is one part, however much of it is used.
  const count = parts.reduce(
    (sum, { quantity, stock_unit }) => sum + (isMeasured(stock_unit) ? 1 : quantity),
    0,
  );
  return `${formatCountOf(count, 'part')} added`;
};

interface PartPickerProps {
  chosen: readonly SelectedPart[];
  onPick: (part: Part) => void;
  onClose: () => void;
}

/** Each click and each scan adds one part, up to its stock. */
export function PartPickerDialog({ chosen, onPick, onClose }: PartPickerProps) {
  const [{ search, page }, setParams] = useState({ search: '', page: 1 });
  const parts = useQuery(availablePartsQuery({ search, page }));
  const { steady, onPointerDown } = useSteadyWhilePressed({ parts, search, page });
  const input = useRef<HTMLInputElement>(null);
  const searchFor = (next: string) => setParams({ search: next, page: 1 });

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
          value={search}
          onSearch={searchFor}
          controlRef={input}
        />
        <ScanWhenNeeded input={input} added={chosen} onFound={onPick} onSearch={searchFor} />
        <div onPointerDown={onPointerDown}>
          <AvailableParts
            parts={steady.parts}
            params={{ page: steady.page, goToPage: (next) => setParams({ search, page: next }) }}
            isSearched={steady.search !== ''}
            chosen={chosen}
            onPick={onPick}
          />
        </div>
      </Stack>
    </Dialog>
  );
}
