import type { Assignment, AssignmentPage } from '@pitlane/shared-data/requests';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { ClipboardList } from '@pitlane/shared-ui/icons';
import { space } from '@pitlane/shared-ui/theme';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { PagedList } from '../../list-address/paged-list.tsx';
import type { MechanicPanelProps } from './mechanic-panel.tsx';
import { RequestCard } from './request-card.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  padding: 0;
  list-style: none;

  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

export type RequestListProps = Pick<MechanicPanelProps, 'mechanics' | 'areMechanicsMissing'> & {
  data: AssignmentPage;
  page: number;
  onPageChange: (page: number) => void;
  /** Another filter or page is on its way; this one stays readable meanwhile. */
  isRefreshing: boolean;
  assigning: { requestId: number; mechanicId: string } | null;
  onAssign: (request: Assignment, mechanicId: string) => void;
  /** Takes the focus when the control that had it leaves the list. */
  ref: RefObject<HTMLDivElement | null>;
};

/** One page of service requests. */
export function RequestList({
  data: { rows, total },
  page,
  onPageChange,
  isRefreshing,
  assigning,
  onAssign,
  ref,
  ...offer
}: RequestListProps) {
  return (
    <PagedList ref={ref} label="service requests" page={page} total={total} onPageChange={onPageChange}>
      {rows.length === 0 && <EmptyState icon={ClipboardList} title="No service requests found" />}
      <List role="list" aria-busy={isRefreshing}>
        {rows.map((request) => (
          <li key={request.request_id}>
            <RequestCard
              request={request}
              {...offer}
              assigning={assigning?.requestId === request.request_id ? assigning.mechanicId : null}
              onAssign={(mechanicId) => onAssign(request, mechanicId)}
            />
          </li>
        ))}
      </List>
    </PagedList>
  );
}
