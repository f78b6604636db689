import type { AssignableMechanic } from '@pitlane/shared-data/mechanics';
import { freeMinutes, type MechanicMinutes } from '@pitlane/shared-data/plan';
import type { Assignment, MechanicAssignment } from '@pitlane/shared-data/requests';
import { token } from '@pitlane/shared-ui/core';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RequestRow } from './row/request-row.tsx';
import type { RowChange } from './row/row-menu.ts';
import { SelectionBar } from './several/selection-bar.tsx';

const Box = styled.div`
  container-type: inline-size;
  background: ${token('surface-raised')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};

  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

const Rows = styled.ul`
  padding: 0;
  list-style: none;

  & > li:last-child > article {
    border: 0;
  }
`;

const isOpen = ({ status }: Assignment) => status !== 'completed' && status !== 'cancelled';

export interface RequestListProps {
  requests: readonly Assignment[];
  /** All requests of the page, of which the first are drawn before the others. */
  page: readonly Assignment[];
  /** Undefined if they could not be loaded. */
  mechanics: readonly AssignableMechanic[] | undefined;
  /** What mechanics have free on the days of the page. */
  minutes: readonly MechanicMinutes[];
  /** The next filter or page is loading; this one stays readable. */
  isRefreshing: boolean;
  /** Ids of the requests that are being assigned. */
  assigning: readonly number[];
  selected: ReadonlySet<number>;
  /** The choice of the order. */
  sort: ReactNode;
  onSelect: (ids: ReadonlySet<number>) => void;
  onAssign: (assignments: readonly MechanicAssignment[]) => void;
  onChange: (change: RowChange, requests: readonly Assignment[]) => void;
}

export function RequestList({
  requests,
  page,
  mechanics,
  minutes,
  isRefreshing,
  assigning,
  selected,
  sort,
  onSelect,
  onAssign,
  onChange,
}: RequestListProps) {
  const freeOn = freeMinutes(minutes);
  const selectable = page.filter(isOpen);
  const chosen = selectable.filter(({ request_id }) => selected.has(request_id));
  const suggestions = chosen.flatMap(({ request_id, suggested_mechanic }) =>
    suggested_mechanic === null ? [] : [{ requestId: request_id, mechanicId: suggested_mechanic }],
  );
  const select = (id: number, isSelected: boolean) =>
    onSelect(new Set(isSelected ? [...selected, id] : [...selected].filter((other) => other !== id)));
  return (
    <Box aria-busy={isRefreshing}>
      <SelectionBar
        selectable={selectable.length}
        selected={chosen.length}
        suggestions={suggestions.length}
        mechanics={mechanics ?? []}
        isPending={assigning.length > 1}
        sort={sort}
        onSelectAll={(isSelected) =>
          onSelect(new Set(isSelected ? selectable.map(({ request_id }) => request_id) : []))
        }
        onAssignSuggestions={() => onAssign(suggestions)}
        onAssign={(mechanicId) =>
          onAssign(chosen.map(({ request_id }) => ({ requestId: request_id, mechanicId })))
        }
        onChange={(change) => onChange(change, chosen)}
      />
      <Rows role="list">
        {requests.map((request) => {
          const { request_id: requestId } = request;
          return (
            <li key={requestId}>
              <RequestRow
                request={request}
                mechanics={mechanics}
                freeOf={(mechanicId) => freeOn(request.scheduled_date, mechanicId)}
                isSelected={selected.has(requestId)}
                isAssigning={assigning.includes(requestId)}
                onSelect={(isSelected) => select(requestId, isSelected)}
                onAssign={(mechanicId) => onAssign([{ requestId, mechanicId }])}
                onChange={(change) => onChange(change, [request])}
              />
            </li>
          );
        })}
      </Rows>
    </Box>
  );
}
