/** Part of the requests, as starting, completing and waiting change the clock. */
export const hourKeys = { all: ['requests', 'hours'] as const };
