/** A manager's draft of a slip too. */
export const paySlipKeys = {
  all: ['pay-slips'] as const,
  list: (page: number) => [...paySlipKeys.all, 'list', page] as const,
  slip: (payRunId: number, mechanicId?: string) =>
    [...paySlipKeys.all, 'slip', payRunId, mechanicId] as const,
};
