import type { EstimateLine } from '@pitlane/shared-data/estimates';
import type { InspectionItem } from '@pitlane/shared-data/inspections';
import { Button, Cluster, pinned, space, token } from '@pitlane/shared-ui/core';
import { CircleCheck } from '@pitlane/shared-ui/icons';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ItemRow } from './item-row.tsx';
import type { Propose } from './propose-buttons.tsx';
import { enterFine, uncheckedConditions } from './rest-is-fine.tsx';
import type { Entries } from './use-entries.ts';

const Box = styled.details`
  border-block-start: ${token('hairline')} solid ${token('line-strong')};

  & > summary {
    position: sticky;
    inset-block-start: calc(${token('header-end')} + ${pinned('3rem')});
    z-index: 1;
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-block-size: ${token('target-large')};
    background: ${token('surface-raised')};
    font-weight: ${token('weight-bold')};
    cursor: pointer;
  }

  & > :not(summary) :is(a, button, input, select, textarea) {
    scroll-margin-block-start: ${token('target-large')};
  }

  & > summary::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: solid ${token('text-muted')};
    border-width: 0 2px 2px 0;
    rotate: -45deg;
  }

  &[open] > summary::before {
    rotate: 45deg;
  }
`;

const Count = styled.span`
  margin-inline-start: auto;
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-regular')};
  font-variant-numeric: tabular-nums;
`;

const Rest = styled(Cluster)`
  padding-block-end: ${space(4)};
`;

const countOf = (items: readonly InspectionItem[]) => {
  const of = (condition: InspectionItem['condition']) =>
    items.filter((item) => item.condition === condition).length;
  const found = [
    [of('urgent'), 'urgent'],
    [of('watch'), 'to watch'],
  ] as const;
  const checked = `${items.length - of('not_checked')} of ${items.length}`;
  return [...found.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`), checked].join(
    ' · ',
  );
};

interface InspectionSectionProps {
  requestId: number;
  name: string;
  /** With entries that are not saved yet. */
  items: readonly InspectionItem[];
  /** As saved, of the whole inspection. */
  stored: readonly InspectionItem[];
  lines: readonly EstimateLine[];
  entries: Entries;
  isReadOnly: boolean;
  startsOpen: boolean;
  /** Undefined when no line can be added. */
  onPropose: Propose | undefined;
}

export function InspectionSection({
  requestId,
  name,
  items,
  stored,
  lines,
  entries,
  isReadOnly,
  startsOpen,
  onPropose,
}: InspectionSectionProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const summary = useRef<HTMLElement>(null);
  const unchecked = uncheckedConditions(items);
  const restIsFine = () => {
    enterFine(entries, unchecked, stored);
    summary.current?.focus();
  };
  return (
    <Box open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary ref={summary}>
        {name}
        <Count>{countOf(items)}</Count>
      </summary>
      {isOpen &&
        items.map((item) => (
          <ItemRow
            key={item.item_id}
            requestId={requestId}
            item={item}
            stored={stored.find(({ item_id }) => item_id === item.item_id) ?? item}
            lines={lines.filter(
              ({ inspection_item_id, status }) =>
                inspection_item_id === item.item_id && status !== 'withdrawn',
            )}
            entries={entries}
            isReadOnly={isReadOnly}
            onPropose={onPropose}
          />
        ))}
      {isOpen && !isReadOnly && unchecked.length > 0 && (
        <Rest>
          <Button size="large" icon={CircleCheck} aria-label={`Rest is fine in ${name}`} onPress={restIsFine}>
            Rest is fine
          </Button>
        </Rest>
      )}
    </Box>
  );
}
