import { formatCountOf } from '@pitlane/shared-data/formats';
import type { InspectionItem } from '@pitlane/shared-data/inspections';
import { Button, ConfirmDialog } from '@pitlane/shared-ui/core';
import { CircleCheck } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import type { Entries } from './use-entries.ts';

/** The items that one look can judge and nobody has checked; what is measured needs its value. */
export const uncheckedConditions = (items: readonly InspectionItem[]) =>
  items.filter(({ condition, kind }) => condition === 'not_checked' && kind === 'condition');

/**
 * @param unchecked with what is entered and not saved yet.
 * @param stored the items as saved.
 */
export function enterFine(
  entries: Entries,
  unchecked: readonly InspectionItem[],
  stored: readonly InspectionItem[],
): void {
  for (const { item_id } of unchecked) {
    const item = stored.find((other) => other.item_id === item_id);
    if (item) entries.enter(item, { condition: 'fine' });
  }
}

interface RestIsFineProps {
  /** With what is entered and not saved yet. */
  items: readonly InspectionItem[];
  onConfirm: (unchecked: readonly InspectionItem[]) => void;
}

/** Sets all that nobody has checked to fine, in every section. Asks first: the customer reads the result. */
export function RestIsFine({ items, onConfirm }: RestIsFineProps) {
  const [isAsking, setAsking] = useState(false);
  const unchecked = uncheckedConditions(items);
  const toMeasure = items.filter(
    ({ condition, kind }) => condition === 'not_checked' && kind === 'measurement',
  ).length;
  if (unchecked.length === 0) return null;
  const points = formatCountOf(unchecked.length, 'unchecked item');
  return (
    <>
      <Button size="large" icon={CircleCheck} onPress={() => setAsking(true)}>
        All the rest is fine
      </Button>
      <ConfirmDialog
        title={`Is all the rest fine? ${points}`}
        confirmLabel="All fine"
        cancelLabel="Go on checking"
        onConfirm={() => {
          setAsking(false);
          onConfirm(unchecked);
        }}
        isOpen={isAsking}
        onOpenChange={setAsking}
      >
        <p>
          {points} in {formatCountOf(new Set(unchecked.map(({ section }) => section)).size, 'section')} will
          be recorded as fine in your name.
          {toMeasure > 0 && ` ${formatCountOf(toMeasure, 'measurement')} will still be open.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
