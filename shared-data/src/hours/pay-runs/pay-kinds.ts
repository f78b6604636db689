/** Of a pay run. An approved one never changes. */
export const payRunStates = ['draft', 'approved', 'cancelled'] as const;
export type PayRunState = (typeof payRunStates)[number];

export const payRunStateLabels: Record<PayRunState, string> = {
  draft: 'Draft',
  approved: 'Approved',
  cancelled: 'Cancelled',
};

/** What a manager adds to a draft; jobs come by themselves. */
export const addedLineKinds = ['addition', 'deduction', 'correction'] as const;
export type AddedLineKind = (typeof addedLineKinds)[number];

export const payLineKinds = ['job', ...addedLineKinds] as const;
export type PayLineKind = (typeof payLineKinds)[number];

export const payLineKindLabels: Record<PayLineKind, string> = {
  job: 'Job',
  addition: 'Addition',
  deduction: 'Deduction',
  correction: 'Correction',
};
