export const serviceKeys = {
  all: ['services'] as const,
  catalogue: () => [...serviceKeys.all, 'catalogue'] as const,
  list: () => [...serviceKeys.all, 'list'] as const,
};
