import type { AssignableMechanic } from '@pitlane/shared-data/mechanics';
import type { Assignment } from '@pitlane/shared-data/requests';
import { Button, Stack, space, token } from '@pitlane/shared-ui/core';
import { UserCheck, Users } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MechanicChoice } from './mechanic-choice.tsx';

const Heading = styled.h3`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font-size: ${token('text-sm')};
  color: ${token('text-muted')};

  svg {
    inline-size: ${space(4)};
    block-size: ${space(4)};
  }
`;

const Name = styled.p`
  font-size: ${token('text-lg')};
  font-weight: ${token('weight-bold')};
`;

const Choice = styled.div`
  inline-size: 100%;
`;

const Detail = styled.p`
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
      <Stack gap={2}>
        <Heading>
          <Users aria-hidden="true" />
          {canAssign ? 'Assign a mechanic' : 'Mechanic'}
        </Heading>
        {canAssign ? choice : <Detail>No mechanic was assigned</Detail>}
      </Stack>
    );
  }
  return (
    <Stack gap={2} align="start">
      <Heading>
        <UserCheck aria-hidden="true" />
        Assigned mechanic
      </Heading>
      <div>
        <Name>{mechanic_name}</Name>
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
    </Stack>
  );
}
