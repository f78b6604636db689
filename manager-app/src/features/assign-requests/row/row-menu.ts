import { formatCountOf } from '@pitlane/shared-data/formats';
import type { AssignableMechanic } from '@pitlane/shared-data/mechanics';
import type { Assignment } from '@pitlane/shared-data/requests';
import type { MenuEntry } from '@pitlane/shared-ui/core';

export type RowChange = 'move' | 'cancel';

/** 'Assign Meena Iyer: General, 1 year, 0 open jobs, 3h 20m free that day' */
export function mechanicEntry(
  { name, specialization, experience_years, open_jobs, available }: AssignableMechanic,
  isSpecialist = false,
  free?: string,
): string {
  const facts = [
    specialization || 'General',
    isSpecialist && 'specialist',
    formatCountOf(experience_years, 'year'),
    formatCountOf(open_jobs, 'open job'),
    free && `${free} that day`,
    !available && 'offline',
  ];
  return `Assign ${name}: ${facts.filter(Boolean).join(', ')}`;
}

/** The mechanics that a row does not offer itself, the specialists first, then what else can be done with the request. */
export function rowMenu(
  { status, assigned_mechanic, suggested_mechanic, specialists }: Assignment,
  mechanics: readonly AssignableMechanic[],
  freeOf: (mechanicId: string) => string | undefined,
  onAssign: (mechanicId: string) => void,
  onChange: (change: RowChange) => void,
): MenuEntry[] {
  const isSpecialist = ({ mechanic_id }: AssignableMechanic) => specialists.includes(mechanic_id);
  const others =
    status === 'pending' || status === 'approved'
      ? mechanics
          .filter(
            ({ mechanic_id }) => mechanic_id !== assigned_mechanic && mechanic_id !== suggested_mechanic,
          )
          .toSorted((one, other) => Number(isSpecialist(other)) - Number(isSpecialist(one)))
      : [];
  return [
    ...others.map((mechanic) => ({
      id: mechanic.mechanic_id,
      label: mechanicEntry(mechanic, isSpecialist(mechanic), freeOf(mechanic.mechanic_id)),
      onAction: () => onAssign(mechanic.mechanic_id),
    })),
    { id: 'move', label: 'Move…', onAction: () => onChange('move') },
    { id: 'cancel', label: 'Cancel…', onAction: () => onChange('cancel'), isDanger: true },
  ];
}
