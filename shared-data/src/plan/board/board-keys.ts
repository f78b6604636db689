/** Part of the requests, whose every change moves cards. */
export const boardKeys = { all: ['requests', 'board'] as const };
