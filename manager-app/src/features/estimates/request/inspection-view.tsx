import {
  conditionLabels,
  describeChecked,
  type Inspection,
  type InspectionItem,
  type ItemCondition,
} from '@pitlane/shared-data/inspections';
import {
  Card,
  CardHeader,
  Cluster,
  EmptyState,
  Note,
  Section,
  Stack,
  StatusBadge,
  space,
  type Tone,
  token,
} from '@pitlane/shared-ui/core';
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  ClipboardCheck,
  type IconComponent,
  TriangleAlert,
} from '@pitlane/shared-ui/icons';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { ItemPhotos } from './item-photos.tsx';

const looks: Record<ItemCondition, { tone: Tone; icon: IconComponent }> = {
  fine: { tone: 'success', icon: CircleCheck },
  watch: { tone: 'warning', icon: TriangleAlert },
  urgent: { tone: 'danger', icon: CircleAlert },
  not_checked: { tone: 'neutral', icon: CircleDashed },
};

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${space(1)};
    break-inside: avoid;
  }

  & > li > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(1)} ${space(3)};
  }
`;

const Rest = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    min-block-size: ${token('target')};
    color: ${token('text-muted')};
    cursor: pointer;
  }
`;

interface ItemsProps {
  requestId: number;
  items: readonly InspectionItem[];
  label: string;
  isClosed: boolean;
}

function Items({ requestId, items, label, isClosed }: ItemsProps) {
  return (
    <List role="list" aria-label={label}>
      {items.map((item) => (
        <li key={item.item_id}>
          <p>
            <span>
              {item.section}: {item.name}
            </span>
            <StatusBadge {...looks[item.condition]}>
              {conditionLabels[item.condition]}
              {item.value !== null && `, ${item.value} ${item.unit}`}
            </StatusBadge>
          </p>
          <Note label="For the customer" text={item.note} />
          <Note label="For the garage" text={item.internal_note ?? null} />
          <ItemPhotos requestId={requestId} item={item} isClosed={isClosed} />
        </li>
      ))}
    </List>
  );
}

function InspectionCard({ inspection, isClosed }: { inspection: Inspection; isClosed: boolean }) {
  const titleId = useId();
  const [hasRest, setHasRest] = useState(false);
  const { request_id, template_name, items, counts, finished_at } = inspection;
  const inOrder = (['urgent', 'watch'] as const).flatMap((condition) =>
    items.filter((item) => item.condition === condition),
  );
  const rest = items.filter((item) => !inOrder.includes(item));
  const shared = { requestId: request_id, isClosed };
  return (
    <Card as="article" aria-labelledby={titleId}>
      <CardHeader
        level={3}
        id={titleId}
        title={template_name}
        detail={`${counts.urgent} urgent, ${counts.watch} to watch, ${counts.fine} fine`}
        end={
          <Cluster gap={2}>
            {counts.not_checked > 0 && <StatusBadge tone="warning">{describeChecked(items)}</StatusBadge>}
            {finished_at ? (
              <StatusBadge tone="success">Finished</StatusBadge>
            ) : (
              <StatusBadge tone="info">In Progress</StatusBadge>
            )}
          </Cluster>
        }
      />
      {inOrder.length > 0 && <Items {...shared} items={inOrder} label={`Found in ${template_name}`} />}
      {rest.length > 0 && (
        <Rest open={hasRest} onToggle={({ currentTarget }) => setHasRest(currentTarget.open)}>
          <summary>
            {rest.length} more of {template_name}
          </summary>
          {hasRest && <Items {...shared} items={rest} label={`Other items of ${template_name}`} />}
        </Rest>
      )}
    </Card>
  );
}

interface InspectionViewProps {
  inspections: readonly Inspection[];
  isClosed: boolean;
}

/** The mechanic's findings, urgent ones first. */
export function InspectionView({ inspections, isClosed }: InspectionViewProps) {
  return (
    <Section title="Inspection">
      <Stack>
        {inspections.map((inspection) => (
          <InspectionCard key={inspection.inspection_id} inspection={inspection} isClosed={isClosed} />
        ))}
        {inspections.length === 0 && (
          <EmptyState level={3} icon={ClipboardCheck} title="Nothing was inspected yet" />
        )}
      </Stack>
    </Section>
  );
}
