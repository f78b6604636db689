import type { AssignableMechanic } from '@pitlane/shared-data/mechanics';
import type { Assignment } from '@pitlane/shared-data/requests';
import { Button, media, space, token } from '@pitlane/shared-ui/core';
import { UserCheck, Users } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MechanicLink } from '../../mechanic/mechanic-link.tsx';
import { MechanicChoice } from './mechanic-choice.tsx';

const Heading = styled.h3`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font-size: ${token('text-sm')};
  color: ${token('text-muted')};

  @media ${media.medium} {
    white-space: nowrap;
  }

  svg {
    inline-size: ${space(4)};
    block-size: ${space(4)};
  }
`;

/** The heading and what a button beside it opens below both. */
const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(3)};

  & > :is(ul, p) {
    grid-column: 1 / -1;
  }
`;

const Name = styled.p`
  font-weight: ${token('weight-bold')};
  overflow-wrap: anywhere;
`;

const Choice = styled.div`
  grid-column: 1 / -1;
`;

const Detail = styled.p`
  font-size: ${token('text-sm')};
  color: ${token('text-muted')};
`;

export interface MechanicPanelProps {
  request: Assignment;
  /** Undefined if they could not be loaded. */
  mechanics: readonly AssignableMechanic[] | undefined;
  assigning: string | null;
  onAssign: (mechanicId: string) => void;
}

/** The assigned mechanic, or the mechanics to choose from. */
export function MechanicPanel({ request, mechanics, assigning, onAssign }: MechanicPanelProps) {
  const [isReassigning, setIsReassigning] = useState(false);
  const { request_id, status, assigned_mechanic, mechanic_name } = request;
  const isOpen = status !== 'completed' && status !== 'cancelled';
  const canAssign = status === 'pending' || status === 'approved';
  const isUnassigned = canAssign ? assigned_mechanic === null : mechanic_name === null;
  const choice = mechanics ? (
    <MechanicChoice
      request={request}
      mechanics={mechanics.filter(({ mechanic_id }) => mechanic_id !== assigned_mechanic)}
      assigning={assigning}
      onAssign={onAssign}
    />
  ) : (
    <Detail>Mechanics could not be loaded</Detail>
  );

  if (isUnassigned) {
    return (
      <Panel>
        <Heading>
          <Users aria-hidden="true" />
          {canAssign ? 'Assign a mechanic' : 'Mechanic'}
        </Heading>
        {canAssign ? choice : <Detail>No mechanic was assigned</Detail>}
      </Panel>
    );
  }
  return (
    <Panel>
      <div>
        <Heading>
          <UserCheck aria-hidden="true" />
          Assigned mechanic
        </Heading>
        <Name>
          <MechanicLink id={assigned_mechanic} name={mechanic_name} />
        </Name>
        <Detail>{isOpen ? 'Currently handling this request' : 'Handled this request'}</Detail>
      </div>
      {canAssign && (
        <Button
          aria-expanded={isReassigning}
          aria-label={`Reassign request #${request_id}`}
          onPress={() => setIsReassigning(!isReassigning)}
        >
          Reassign
        </Button>
      )}
      {canAssign && isReassigning && <Choice>{choice}</Choice>}
    </Panel>
  );
}
