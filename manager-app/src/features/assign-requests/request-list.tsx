import type { Assignment } from '@pitlane/shared-data/requests';
import { media, space } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import type { MechanicPanelProps } from './mechanic-panel.tsx';
import { RequestCard } from './request-card.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;

  @media ${media.narrow} {
    gap: ${space(2)};
  }

  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

export interface RequestListProps extends Pick<MechanicPanelProps, 'mechanics'> {
  requests: readonly Assignment[];
  /** The next filter or page is loading; this one stays readable. */
  isRefreshing: boolean;
  assigning: { requestId: number; mechanicId: string } | null;
  onAssign: (request: Assignment, mechanicId: string) => void;
}

export function RequestList({ requests, isRefreshing, assigning, onAssign, ...panel }: RequestListProps) {
  return (
    <List role="list" aria-busy={isRefreshing}>
      {requests.map((request) => (
        <li key={request.request_id}>
          <RequestCard
            request={request}
            {...panel}
            assigning={assigning?.requestId === request.request_id ? assigning.mechanicId : null}
            onAssign={(mechanicId) => onAssign(request, mechanicId)}
          />
        </li>
      ))}
    </List>
  );
}
