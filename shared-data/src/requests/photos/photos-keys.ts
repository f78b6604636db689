export const photoKeys = {
  all: ['photos'] as const,
  ofRequest: (requestId: number) => [...photoKeys.all, requestId] as const,
};
