export const linkKeys = {
  all: ['links'] as const,
  page: (token: string) => [...linkKeys.all, token] as const,
};
