import type { RequestEstimate } from '@pitlane/shared-data/estimates';
import { formatMoney } from '@pitlane/shared-data/formats';
import { Button, Card, EmptyState, Section, space } from '@pitlane/shared-ui/core';
import { ListChecks, Plus } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';
import { useWaitingLines } from '../../../../waiting-work/use-waiting-work.ts';
import { SendEstimate } from './send-estimate.tsx';
import { UnsentLine, WorkLine } from './work-line.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  padding: 0;
  list-style: none;
`;

/** The lines of the job, and what the mechanic proposes besides. */
export function Work({ estimate, onPropose }: { estimate: RequestEstimate; onPropose: () => void }) {
  const { request_id, lines, closed, estimated_cost } = estimate;
  const { waiting } = useWaitingLines();
  const unsent = waiting.filter(({ proposal, refusal }) => proposal.requestId === request_id && !refusal);
  const shown = lines.filter(({ status }) => status !== 'withdrawn');
  return (
    <Section
      title="Work"
      description={`Approved: ${formatMoney(estimated_cost)}`}
      actions={
        !closed && (
          <Button size="large" icon={Plus} onPress={onPropose}>
            Propose line
          </Button>
        )
      }
    >
      {shown.length + unsent.length === 0 ? (
        <EmptyState level={3} icon={ListChecks} title="No lines" />
      ) : (
        <Card as="div">
          <List role="list" aria-label="Lines">
            {shown.map((line) => (
              <WorkLine key={line.line_id} line={line} lines={lines} isClosed={closed} />
            ))}
            {unsent.map(({ proposal, description }) => (
              <UnsentLine key={proposal.idempotencyKey} description={description} />
            ))}
          </List>
        </Card>
      )}
      {!closed && <SendEstimate estimate={estimate} />}
    </Section>
  );
}
