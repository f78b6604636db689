import {
  conditionLabels,
  type Inspection,
  type InspectionItem,
  type ItemCondition,
} from '@pitlane/shared-data/inspections';
import {
  Card,
  CardHeader,
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

function Items({ items, label }: { items: readonly InspectionItem[]; label: string }) {
  return (
    <List role="list" aria-label={label}>
      {items.map(({ item_id, section, name, condition, value, unit, note, internal_note }) => (
        <li key={item_id}>
          <p>
            <span>
              {section}: {name}
            </span>
            <StatusBadge {...looks[condition]}>
              {conditionLabels[condition]}
              {value !== null && `, ${value} ${unit}`}
            </StatusBadge>
          </p>
          <Note label="For the customer" text={note} />
          <Note label="For the garage" text={internal_note ?? null} />
        </li>
      ))}
    </List>
  );
}

function InspectionCard({ inspection }: { inspection: Inspection }) {
  const titleId = useId();
  const [hasRest, setHasRest] = useState(false);
  const { template_name, items, counts, finished_at } = inspection;
  const inOrder = (['urgent', 'watch'] as const).flatMap((condition) =>
    items.filter((item) => item.condition === condition),
  );
  const rest = items.filter((item) => !inOrder.includes(item));
  return (
    <Card as="article" aria-labelledby={titleId}>
      <CardHeader
        level={3}
        id={titleId}
        title={template_name}
        detail={`${counts.urgent} urgent, ${counts.watch} to watch, ${counts.fine} fine, ${counts.not_checked} not checked`}
        end={
          finished_at ? (
            <StatusBadge tone="success">Finished</StatusBadge>
          ) : (
            <StatusBadge tone="info">In progress</StatusBadge>
          )
        }
      />
      {inOrder.length > 0 && <Items items={inOrder} label={`Found in ${template_name}`} />}
      {rest.length > 0 && (
        <Rest open={hasRest} onToggle={({ currentTarget }) => setHasRest(currentTarget.open)}>
          <summary>
            {rest.length} more of {template_name}
          </summary>
          {hasRest && <Items items={rest} label={`Other items of ${template_name}`} />}
        </Rest>
      )}
    </Card>
  );
}

/** What the mechanic found, the urgent first. */
export function InspectionView({ inspections }: { inspections: readonly Inspection[] }) {
  return (
    <Section title="Inspection">
      <Stack>
        {inspections.map((inspection) => (
          <InspectionCard key={inspection.inspection_id} inspection={inspection} />
        ))}
        {inspections.length === 0 && (
          <EmptyState level={3} icon={ClipboardCheck} title="Nothing was inspected yet" />
        )}
      </Stack>
    </Section>
  );
}
