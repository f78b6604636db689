import { conditionLabels, type InspectionItem } from '@pitlane/shared-data/inspections';
import { Banner, Button, Cluster } from '@pitlane/shared-ui/core';
import { withEntryShown } from './entry.ts';
import type { Entries } from './use-entries.ts';

const describe = ({ condition, value, unit, note, internal_note }: InspectionItem) =>
  [conditionLabels[condition], value === null ? null : `${value} ${unit}`, note, internal_note]
    .filter(Boolean)
    .join(', ');

/** Someone else recorded something else: the mechanic chooses. */
export function ItemConflict({ stored, entries }: { stored: InspectionItem; entries: Entries }) {
  const own = entries.conflicts.find(({ item_id }) => item_id === stored.item_id);
  return (
    <Banner
      tone="danger"
      title={`${stored.name} was changed by someone else`}
      action={
        <Cluster gap={2}>
          <Button size="large" onPress={() => entries.resolve(stored, true)}>
            Save mine
          </Button>
          <Button size="large" onPress={() => entries.resolve(stored, false)}>
            Keep theirs
          </Button>
        </Cluster>
      }
    >
      <p>Theirs: {describe(stored)}</p>
      <p>Yours: {describe(withEntryShown(stored, own))}</p>
    </Banner>
  );
}
