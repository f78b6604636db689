import type { DeskRequest } from '@pitlane/shared-data/front-desk';

type Progress = Pick<DeskRequest, 'status' | 'arrived_at' | 'collected_at' | 'assigned_mechanic'>;

/** What the front desk does next with a request; null once it is over. A car in work is assigned, then followed. */
export function nextStep({
  status,
  arrived_at,
  collected_at,
  assigned_mechanic,
}: Progress): 'check-in' | 'assign' | 'follow' | 'collect' | null {
  if (collected_at) return null;
  if (status === 'completed') return 'collect';
  if (status === 'cancelled') return arrived_at ? 'collect' : null;
  if (!arrived_at) return 'check-in';
  return assigned_mechanic === null ? 'assign' : 'follow';
}

/** Whether money taken now is a deposit: until the job is completed. */
export const takesDeposit = ({ status }: Pick<DeskRequest, 'status'>): boolean => status !== 'completed';
