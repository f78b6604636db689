import type { LineKind, RequestEstimate } from '@pitlane/shared-data/estimates';
import { Button, EmptyState, Section, space } from '@pitlane/shared-ui/core';
import { ListChecks, Plus } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AddLineDialog } from './lines/add-line-dialog.tsx';
import { LineCard } from './lines/line-card.tsx';
import { NewLineRow } from './lines/new-line-row.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  & > li {
    break-inside: avoid;
  }
`;

interface EstimateLinesProps {
  estimate: RequestEstimate;
  onUnsaved: (lineId: number, isUnsaved: boolean) => void;
}

export function EstimateLines({ estimate, onUnsaved }: EstimateLinesProps) {
  const [isAdding, setAdding] = useState(false);
  const [entered, setEntered] = useState<LineKind[]>([]);
  const { request_id, lines, closed } = estimate;
  const shown = lines.filter(({ status }) => status !== 'withdrawn');
  return (
    <Section
      title="Lines"
      actions={
        !closed && (
          <Button icon={Plus} onPress={() => setAdding(true)}>
            Add line
          </Button>
        )
      }
    >
      {shown.length === 0 ? (
        <EmptyState
          level={3}
          icon={ListChecks}
          title="No lines"
          hint="Add the lines for the customer to approve."
        />
      ) : (
        <List role="list" aria-label="Lines">
          {shown.map((line) => (
            <li key={line.line_id}>
              <LineCard
                line={line}
                lines={lines}
                isClosed={closed}
                isBeingReplaced={lines.some(
                  ({ replaces, status }) => replaces === line.line_id && status === 'proposed',
                )}
                onUnsaved={onUnsaved}
              />
            </li>
          ))}
        </List>
      )}
      {!closed && (
        <NewLineRow
          // A form of its own for each line, with a key of its own.
          key={entered.length}
          requestId={request_id}
          total={shown.reduce(
            (sum, { status, amount }) => sum + (status === 'declined' ? 0 : (amount ?? 0)),
            0,
          )}
          kind={entered.at(-1) ?? 'labour'}
          autoFocus={entered.length > 0}
          onAdded={(kind) => setEntered([...entered, kind])}
        />
      )}
      {isAdding && <AddLineDialog requestId={request_id} onClose={() => setAdding(false)} />}
    </Section>
  );
}
