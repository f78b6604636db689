import { lazy, Suspense } from 'react';
import type { LowerReadingDialogProps } from './lower-reading-dialog.tsx';

/** Loaded with the first question: hardly any reading is below the last or far above. */
const LowerReadingDialog = lazy(async () => ({
  default: (await import('./lower-reading-dialog.tsx')).LowerReadingDialog,
}));

/** The dialog while it is asked, for a screen that would be larger with it. */
export const LowerReadingQuestion = ({ lower }: { lower: LowerReadingDialogProps | null }) =>
  lower && (
    <Suspense>
      <LowerReadingDialog {...lower} />
    </Suspense>
  );
