import { formatCountOf } from '@pitlane/shared-data/formats';
import type { AssignableMechanic } from '@pitlane/shared-data/mechanics';
import type { Assignment } from '@pitlane/shared-data/requests';
import { Button, MenuButton, media, space, token } from '@pitlane/shared-ui/core';
import { ChevronDown } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';
import { MechanicLink } from '../../../mechanic/mechanic-link.tsx';
import { type RowChange, rowMenu } from './row-menu.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space(1)};
  min-inline-size: 0;

  p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Without a suggestion. */
  p:first-child {
    grid-column: 1 / 3;
  }

  p:last-child {
    grid-column: 1 / -1;
    color: ${token('text-muted')};
    font-size: ${token('text-xs')};
    line-height: 1.2;
  }

  /* Two lines at most; what counts most comes first. */
  p[data-facts-of-mechanic] {
    display: -webkit-box;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  button {
    padding-inline: ${space(2)};
    white-space: nowrap;
  }

  @media ${media.narrow} {
    column-gap: ${space(2)};
  }
`;

export interface MechanicOfRowProps {
  request: Assignment;
  /** Undefined if they could not be loaded. */
  mechanics: readonly AssignableMechanic[] | undefined;
  /** What a mechanic has free that day, in words. */
  freeOf: (mechanicId: string) => string | undefined;
  isAssigning: boolean;
  onAssign: (mechanicId: string) => void;
  onChange: (change: RowChange) => void;
}

const suits = (
  { specialization, experience_years, open_jobs }: AssignableMechanic,
  isSpecialist: boolean,
  free: string | undefined,
) =>
  [
    specialization || 'General',
    ...(isSpecialist ? ['specialist'] : []),
    formatCountOf(experience_years, 'year'),
    ...(free ? [free] : []),
    formatCountOf(open_jobs, 'open job'),
  ].join(' · ');

/** The suggested mechanic with Assign, or who has the request; a menu with the others and what else can be done. */
export function MechanicOfRow({
  request,
  mechanics,
  freeOf,
  isAssigning,
  onAssign,
  onChange,
}: MechanicOfRowProps) {
  const { request_id, status, assigned_mechanic, mechanic_name, suggested_mechanic, specialists } = request;
  const isOpen = status !== 'completed' && status !== 'cancelled';
  const canAssign = status === 'pending' || status === 'approved';
  const best = mechanics?.find(({ mechanic_id }) => mechanic_id === suggested_mechanic);
  const hasMechanic = canAssign ? assigned_mechanic !== null : mechanic_name !== null;
  const unassigned = () => {
    if (!canAssign) return 'No mechanic was assigned';
    return mechanics ? 'No mechanics available' : 'Mechanics could not be loaded';
  };
  return (
    <Box data-mechanic>
      {best ? (
        <>
          <Button
            aria-label={`Assign ${best.name} to request #${request_id}`}
            isPending={isAssigning}
            pendingLabel="Assigning..."
            onPress={() => onAssign(best.mechanic_id)}
          >
            Assign
          </Button>
          <p title={best.name}>{best.name}</p>
        </>
      ) : (
        <p>{hasMechanic ? <MechanicLink id={assigned_mechanic} name={mechanic_name} /> : unassigned()}</p>
      )}
      {isOpen && (
        <MenuButton
          label={canAssign ? `Other mechanics for request #${request_id}` : `Change request #${request_id}`}
          isLabelHidden
          icon={ChevronDown}
          filterLabel="Name of the mechanic"
          items={rowMenu(request, mechanics ?? [], freeOf, onAssign, onChange)}
        />
      )}
      {best && (
        <p data-facts-of-mechanic>
          {suits(best, specialists.includes(best.mechanic_id), freeOf(best.mechanic_id))}
        </p>
      )}
      {hasMechanic && !best && <p>{isOpen ? 'Currently handling this request' : 'Handled this request'}</p>}
    </Box>
  );
}
