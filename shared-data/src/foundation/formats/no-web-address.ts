import * as z from '../schema/schema.ts';

/** Mails show such names, and mail programs make links of addresses. The database checks the same. */
export const noWebAddress = (label: string) =>
  z.refine<string>((text) => !/:\/\/|www\./i.test(text), {
    error: `${label} must not contain a web address`,
  });
