/** A leading - means descending. */
export const customerSorts = ['-created', 'created', 'name', '-name', 'email', '-email'] as const;

export type CustomerSort = (typeof customerSorts)[number];
