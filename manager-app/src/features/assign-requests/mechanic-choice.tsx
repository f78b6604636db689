import { formatCountOf } from '@pitlane/shared-data/formats';
import type { AssignableMechanic } from '@pitlane/shared-data/mechanics';
import type { Assignment } from '@pitlane/shared-data/requests';
import { Button, media, StatusBadge, space, token } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AvailabilityBadge } from '../../mechanic/availability-badge.tsx';
import { isSpecialist, rankMechanics } from './rank-mechanics.ts';

/** Each of up to 20 requests shows only its best mechanic at first. */
const initialCount = 1;

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};

  &:not(:last-child) {
    padding-block-end: ${space(1)};
    margin-block-end: ${space(1)};
    border-block-end: ${token('hairline')} solid ${token('line')};
  }
`;

/** On phones its space above and below is that of the button. */
const ShowAll = styled.div`
  @media ${media.narrow} {
    margin-block: calc(-1 * ${space(1)});
  }
`;

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-medium')};
  overflow-wrap: anywhere;
`;

const Detail = styled.p`
  font-size: ${token('text-xs')};
  color: ${token('text-muted')};
  font-variant-numeric: tabular-nums;
`;

export interface MechanicChoiceProps {
  request: Assignment;
  mechanics: readonly AssignableMechanic[];
  /** Id of the mechanic whose assignment is pending. */
  assigning: string | null;
  onAssign: (mechanicId: string) => void;
}

/** The mechanics that a request can be assigned to, best match first. */
export function MechanicChoice({ request, mechanics, assigning, onAssign }: MechanicChoiceProps) {
  const [isExpanded, setExpanded] = useState(false);
  if (mechanics.length === 0) return <p>No mechanics available</p>;
  const hasMore = mechanics.length > initialCount + 1;
  const ranked = rankMechanics(mechanics, request);
  return (
    <>
      {hasMore && (
        <ShowAll>
          <Button variant="quiet" aria-expanded={isExpanded} onPress={() => setExpanded(!isExpanded)}>
            {isExpanded ? 'Show fewer mechanics' : `Show all ${mechanics.length} mechanics`}
          </Button>
        </ShowAll>
      )}
      <List role="list" aria-label={`Mechanics for request #${request.request_id}`}>
        {(hasMore && !isExpanded ? ranked.slice(0, initialCount) : ranked).map((mechanic) => (
          <Item key={mechanic.mechanic_id}>
            <div>
              <Name>
                {mechanic.name}
                {isSpecialist(mechanic, request) && <StatusBadge tone="success">Specialist</StatusBadge>}
                {!mechanic.available && <AvailabilityBadge mechanic={mechanic} />}
              </Name>
              <Detail>
                {mechanic.specialization || 'General'}
                <span data-detail>
                  {' '}
                  · {formatCountOf(mechanic.experience_years, 'year of experience', 'years of experience')}
                </span>{' '}
                · {formatCountOf(mechanic.open_jobs, 'open job')}
              </Detail>
            </div>
            <Button
              aria-label={`Assign ${mechanic.name} to request #${request.request_id}`}
              isPending={assigning === mechanic.mechanic_id}
              pendingLabel="Assigning..."
              onPress={() => onAssign(mechanic.mechanic_id)}
            >
              Assign
            </Button>
          </Item>
        ))}
      </List>
    </>
  );
}
