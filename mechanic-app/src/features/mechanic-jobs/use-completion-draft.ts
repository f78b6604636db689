import type { Job } from '@pitlane/shared-data/requests';
import { useEffect, useState } from 'react';
import {
  type CompletionDraft,
  discardDraft,
  draftKey,
  keepDraft,
  newDraft,
  readDraft,
} from './completion-draft.ts';

/** The completion of a job as entered so far. Every change is kept on this device until `discard`. */
export function useCompletionDraft(job: Job, mechanicId: string) {
  const key = draftKey(mechanicId, job.request_id);
  const [opened] = useState(() => readDraft(key) ?? newDraft(job));
  const [draft, setDraft] = useState<CompletionDraft>(opened);

  useEffect(() => {
    if (draft !== opened) keepDraft(key, draft);
  }, [key, draft, opened]);

  return {
    draft,
    change: (changes: Partial<CompletionDraft>) => setDraft((current) => ({ ...current, ...changes })),
    discard: () => discardDraft(key),
  };
}
