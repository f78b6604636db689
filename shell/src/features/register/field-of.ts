import { DataError } from '@pitlane/shared-data/data-error';

const fields = ['name', 'email', 'phone', 'password'] as const;

/** The form field that a server error is about, if it names one. */
export const fieldOf = (error: unknown) =>
  error instanceof DataError ? fields.find((field) => field === error.field) : undefined;

/** The same in the form of an invitation, where name and phone are known. */
export const claimFieldOf = (error: unknown) => {
  const field = fieldOf(error);
  return field === 'email' || field === 'password' ? field : undefined;
};
