export const inspectionKeys = {
  all: ['inspections'] as const,
  templates: () => [...inspectionKeys.all, 'templates'] as const,
  ofRequest: (requestId: number) => [...inspectionKeys.all, 'request', requestId] as const,
};
