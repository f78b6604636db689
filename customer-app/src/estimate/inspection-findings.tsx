import type { Inspection, InspectionItem, ItemCondition } from '@pitlane/shared-data/inspections';
import { conditionLabels, describeChecked } from '@pitlane/shared-data/inspections';
import { isPhotoOfItem } from '@pitlane/shared-data/photos';
import { Card, CardHeader, Cluster, Note, StatusBadge, space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { PhotosOf } from './shown-photos.tsx';

const tones = { urgent: 'danger', watch: 'warning', fine: 'success', not_checked: 'warning' } as const;

const Items = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: ${space(1)};
    overflow-wrap: anywhere;
    break-inside: avoid;
  }

  small {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
`;

const Folded = styled.details`
  /* Chrome never ends the colour transitions of content that it skips. */
  &:not([open]) > ul {
    display: none;
  }

  summary {
    min-block-size: ${token('target')};
    align-content: center;
    cursor: pointer;
  }
`;

const describe = ({ section, value, unit }: InspectionItem) =>
  value === null ? section : `${section} · ${value} ${unit ?? ''}`;

function ItemList({ items, label }: { items: readonly InspectionItem[]; label: string }) {
  return (
    <Items role="list" aria-label={label}>
      {items.map((item) => (
        <li key={item.item_id}>
          <div>
            <strong>{item.name}</strong> <small>{describe(item)}</small>
          </div>
          <Note label="Mechanic's note" text={item.note} />
          <PhotosOf subject={item.name} shows={isPhotoOfItem(item.item_id)} />
        </li>
      ))}
    </Items>
  );
}

function Group({ condition, items }: { condition: ItemCondition; items: readonly InspectionItem[] }) {
  if (items.length === 0) return null;
  const label = conditionLabels[condition];
  const list = <ItemList items={items} label={label} />;
  if (condition === 'urgent' || condition === 'watch') {
    return (
      <>
        <div>
          <StatusBadge tone={tones[condition]}>{label}</StatusBadge>
        </div>
        {list}
      </>
    );
  }
  return (
    <Folded>
      <summary>
        {label}: {items.length}
      </summary>
      {list}
    </Folded>
  );
}

const order = ['urgent', 'watch', 'fine', 'not_checked'] as const;

/** The findings of an inspection as a traffic light: urgent ones first, good ones folded. */
export function InspectionFindings({ inspection }: { inspection: Inspection }) {
  const { counts, items, template_name, inspection_id } = inspection;
  const id = `inspection-${inspection_id}`;
  return (
    <Card as="article" aria-labelledby={id}>
      <CardHeader
        id={id}
        level={3}
        title={template_name}
        end={
          <Cluster gap={2}>
            {order
              .filter((condition) => counts[condition] > 0)
              .map((condition) => (
                <StatusBadge key={condition} tone={tones[condition]}>
                  {condition === 'not_checked'
                    ? describeChecked(items)
                    : `${counts[condition]} ${conditionLabels[condition].toLowerCase()}`}
                </StatusBadge>
              ))}
          </Cluster>
        }
      />
      {order.map((condition) => (
        <Group
          key={condition}
          condition={condition}
          items={items.filter((item) => item.condition === condition)}
        />
      ))}
    </Card>
  );
}
