export const estimateStates = ['to_price', 'waiting', 'answered'] as const;
export type EstimateState = (typeof estimateStates)[number];

export const estimateStateLabels: Record<EstimateState, string> = {
  to_price: 'To price',
  waiting: 'Waiting for the customer',
  answered: 'Answered',
};
