import { useEffect, useMemo, useState } from 'react';
import { signedOutReason, useSession } from '../session/session.ts';
import type { Drafts } from './drafts.ts';

/** The signed-in user's drafts. */
export function useDrafts<Draft>(drafts: Drafts<Draft>) {
  const person = useSession().account?.id;
  return useMemo(
    () => ({
      read: (subject: number) => (person ? drafts.read(person, subject) : null),
      keep: (subject: number, draft: Draft) => {
        if (person) drafts.keep(person, subject, draft);
      },
      discard: (subject: number) => {
        if (person) drafts.discard(person, subject);
      },
      prune: (subjects: readonly number[]) => {
        if (person) drafts.prune(person, subjects);
      },
    }),
    [drafts, person],
  );
}

/**
 * The user's draft of one subject as of mounting, whether it `isKept` from before, and functions to save and discard it. A 'tab' draft is discarded when
 * its screen unmounts, so it survives a reload, and a session that runs out: the same user finds it after logging in.
 */
export function useDraft<Draft>(kind: Drafts<Draft>, subject: number, create: () => Draft) {
  const drafts = useDrafts(kind);
  const [{ opened, isKept }] = useState(() => {
    const kept = drafts.read(subject);
    return { opened: kept ?? create(), isKept: kept !== null };
  });
  const bound = useMemo(
    () => ({
      keep: (draft: Draft) => drafts.keep(subject, draft),
      discard: () => drafts.discard(subject),
    }),
    [drafts, subject],
  );
  useEffect(() => {
    if (kind.keptIn !== 'tab') return;
    return () => {
      if (signedOutReason() !== 'expired') bound.discard();
    };
  }, [kind, bound]);
  return { opened, isKept, ...bound };
}
