/** A screen as it is opened or in another state, with the call that it makes. */
export type State = [state: string, call: string, parameters?: Record<string, unknown>];

export const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Up to today. */
export const period = (days: number) => ({
  from_day: dayAgo(days).slice(0, 10),
  to_day: dayAgo(0).slice(0, 10),
});
