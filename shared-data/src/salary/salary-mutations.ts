import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../answer/answer.ts';
import { mechanicKeys } from '../mechanics/mechanics-keys.ts';
import { requestKeys } from '../requests/requests-keys.ts';
import { paySalary, type SalaryOrder } from './salary-api.ts';
import { salaryKeys } from './salary-keys.ts';

/** Touches mechanics, who are owed less, and requests, which are paid now. */
export function usePaySalary() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (order: SalaryOrder) => unwrap(paySalary(order)),
    // Settled, not only successful: a job that was paid meanwhile must leave the list of unpaid ones.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: salaryKeys.all }),
        queryClient.invalidateQueries({ queryKey: mechanicKeys.all }),
        queryClient.invalidateQueries({ queryKey: requestKeys.all }),
      ]),
  });
}
