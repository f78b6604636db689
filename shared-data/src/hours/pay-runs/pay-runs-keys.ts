export const payRunKeys = {
  all: ['pay-runs'] as const,
  list: (page: number) => [...payRunKeys.all, 'list', page] as const,
  details: (payRunId: number) => [...payRunKeys.all, 'details', payRunId] as const,
};

/** Not part of the runs: read by whoever may pay. */
export const bankAccountKeys = {
  all: ['bank-accounts'] as const,
  of: (mechanicId: string) => [...bankAccountKeys.all, mechanicId] as const,
  transfers: (payRunId: number) => [...bankAccountKeys.all, 'transfers', payRunId] as const,
};
