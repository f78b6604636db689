import { type EstimateLine, lineStateLabels, lineStateOf } from '@pitlane/shared-data/estimates';
import type { InspectionItem } from '@pitlane/shared-data/inspections';
import { limits } from '@pitlane/shared-data/limits';
import { isPhotoOfItem, usePhotoAlbum } from '@pitlane/shared-data/photos';
import { NumberField, space, token } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { PhotoAlbum, PhotoPicker } from '@pitlane/shared-ui/photos';
import { useId } from 'react';
import { styled } from 'styled-components';
import { withoutRefused } from '../photos/without-refused.ts';
import { ConditionBadge } from './condition-badge.tsx';
import { ConditionChoice } from './condition-choice.tsx';
import { ItemConflict } from './item-conflict.tsx';
import { ItemNotes } from './item-notes.tsx';
import { type Propose, ProposeButtons } from './propose-buttons.tsx';
import type { Entries } from './use-entries.ts';

const Row = styled.div`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(3)} ${space(4)};

  &:not(:last-child) {
    border-block-end: ${token('hairline')} solid ${token('line')};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};

  h4 {
    min-inline-size: 0;
    font-size: ${token('text-md')};
    overflow-wrap: anywhere;
  }
`;

const Small = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`;

/** 'Watch below 3 mm, urgent below 1.6 mm' */
const limitsOf = ({ unit, watch_below, urgent_below }: InspectionItem) =>
  `Watch below ${watch_below} ${unit}, urgent below ${urgent_below} ${unit}`;

interface ItemRowProps {
  requestId: number;
  /** With entries that are not saved yet. */
  item: InspectionItem;
  stored: InspectionItem;
  /** The lines that were proposed because of it. */
  lines: readonly EstimateLine[];
  entries: Entries;
  isReadOnly: boolean;
  /** Undefined when no line can be added. */
  onPropose: Propose | undefined;
}

export function ItemRow({ requestId, item, stored, lines, entries, isReadOnly, onPropose }: ItemRowProps) {
  const id = useId();
  const album = withoutRefused(
    usePhotoAlbum({
      requestId,
      stage: 'inspection',
      place: { inspection_item_id: item.item_id, line_id: null },
      shows: isPhotoOfItem(item.item_id),
      subject: item.name,
    }),
  );
  const isMeasured = item.kind === 'measurement';
  const isConflict = entries.conflicts.some(({ item_id }) => item_id === item.item_id);
  return (
    <Row role="group" aria-labelledby={id}>
      <Head>
        <h4 id={id}>{item.name}</h4>
        {(isMeasured || isReadOnly) && <ConditionBadge item={item} />}
      </Head>
      {isConflict && <ItemConflict stored={stored} entries={entries} />}
      {!isReadOnly &&
        (isMeasured ? (
          <NumberField
            label={`Measured (${item.unit})`}
            description={limitsOf(item)}
            hasSteppers={false}
            minValue={0}
            maxValue={limits.measuredValue}
            formatOptions={{ maximumFractionDigits: 2 }}
            value={item.value}
            onCommit={(value) => entries.enter(stored, { value })}
          />
        ) : (
          <ConditionChoice
            label={`Condition of ${item.name}`}
            value={item.condition}
            onChange={(condition) => entries.enter(stored, { condition })}
          />
        ))}
      {lines.map((line) => (
        <Small key={line.line_id}>
          {line.description}: {lineStateLabels[lineStateOf(line)]}
        </Small>
      ))}
      <PhotoAlbum
        photos={album.photos}
        unsent={album.unsent}
        subject={item.name}
        onRemove={isReadOnly ? undefined : album.remove}
        notify={notify}
      />
      <ItemNotes item={item} isReadOnly={isReadOnly} onEnter={(fields) => entries.enter(stored, fields)}>
        {!isReadOnly && (
          <PhotoPicker label="Photo" subject={item.name} onAdd={album.add} onFailure={notify.failure} />
        )}
        {onPropose && <ProposeButtons item={item} lines={lines} onPropose={onPropose} />}
      </ItemNotes>
    </Row>
  );
}
