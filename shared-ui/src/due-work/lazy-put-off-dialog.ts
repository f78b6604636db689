import { lazy } from 'react';

/** Loaded when it is opened, with the forms. */
export const PutOffDialog = lazy(async () => ({
  default: (await import('./put-off-dialog.tsx')).PutOffDialog,
}));
