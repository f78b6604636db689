import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../answer/answer.ts';
import { overviewKeys } from '../overview/overview-keys.ts';
import { requestKeys } from '../requests/requests-keys.ts';
import { salaryKeys } from '../salary/salary-keys.ts';
import {
  dismissMechanic,
  type Hiring,
  type HourlyRateChange,
  hireMechanic,
  setHourlyRate,
} from './mechanics-api.ts';
import { mechanicKeys } from './mechanics-keys.ts';

export function useSetHourlyRate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: HourlyRateChange) => unwrap(setHourlyRate(change)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: mechanicKeys.all }),
  });
}

/** For the id of a mechanic. Touches requests, which lose the mechanic, payments, which keep only the name, and the overview. */
export function useDismissMechanic() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (mechanicId: string) => unwrap(dismissMechanic(mechanicId)),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: mechanicKeys.all }),
        queryClient.invalidateQueries({ queryKey: requestKeys.all }),
        queryClient.invalidateQueries({ queryKey: salaryKeys.all }),
        queryClient.invalidateQueries({ queryKey: overviewKeys.all }),
      ]),
  });
}

/** Touches the overview, which counts the mechanics. */
export function useHireMechanic() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (hiring: Hiring) => unwrap(hireMechanic(hiring)),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: mechanicKeys.all }),
        queryClient.invalidateQueries({ queryKey: overviewKeys.all }),
      ]),
  });
}
