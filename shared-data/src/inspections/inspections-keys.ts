export const inspectionKeys = {
  all: ['inspections'] as const,
  templates: () => [...inspectionKeys.all, 'templates'] as const,
};
