import type { DeskRequest } from '@pitlane/shared-data/front-desk';

/** What the front desk does next with a request; null while the workshop works on it or once it is over. */
export function nextStep({
  status,
  arrived_at,
  collected_at,
}: Pick<DeskRequest, 'status' | 'arrived_at' | 'collected_at'>): 'check-in' | 'collect' | null {
  if (collected_at) return null;
  if (status === 'completed') return 'collect';
  if (status === 'cancelled') return arrived_at ? 'collect' : null;
  return arrived_at ? null : 'check-in';
}

/** Whether money taken now is a deposit: until the job is completed. */
export const takesDeposit = ({ status }: Pick<DeskRequest, 'status'>): boolean => status !== 'completed';
