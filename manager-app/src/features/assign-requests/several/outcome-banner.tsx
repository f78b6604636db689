import { Banner, Button, media, space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { type Report, titleOf } from './outcomes.ts';

const List = styled.ul`
  display: grid;
  gap: 0 ${space(4)};
  padding: 0;
  font-size: ${token('text-sm')};
  list-style: none;

  @media ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  [data-failed] {
    font-weight: ${token('weight-medium')};
  }
`;

interface OutcomeBannerProps {
  report: Report;
  isUndoing: boolean;
  onUndo: () => void;
  onDismiss: () => void;
}

/** What became of each request, with Undo while a mechanic can be taken off again. */
export function OutcomeBanner({ report, isUndoing, onUndo, onDismiss }: OutcomeBannerProps) {
  const { outcomes, undo } = report;
  return (
    <Banner
      tone={outcomes.some(({ hasFailed }) => hasFailed) ? 'warning' : 'success'}
      title={outcomes.length > 1 ? titleOf(report) : undefined}
      onDismiss={onDismiss}
      action={
        undo.length > 0 && (
          <Button isPending={isUndoing} pendingLabel="Undoing..." onPress={onUndo}>
            Undo
          </Button>
        )
      }
    >
      <List role="list">
        {outcomes.map(({ requestId, text, hasFailed }) => (
          <li key={requestId} data-failed={hasFailed || undefined}>
            {hasFailed ? `Request #${requestId}: ${text}` : `Request #${requestId} is ${text}.`}
          </li>
        ))}
      </List>
    </Banner>
  );
}
