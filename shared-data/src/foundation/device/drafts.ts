export interface DraftKind<Draft> {
  /** Part of the storage key, such as 'completion'. */
  name: string;
  /** 'tab' survives a reload only, 'device' also closing the browser. A logout removes both. */
  keptIn: 'tab' | 'device';
  /** Validates a stored draft. @throws for an invalid one, such as an earlier release's. */
  parse: (kept: unknown) => Draft;
}

export interface Drafts<Draft> extends DraftKind<Draft> {
  read: (person: string, subject: number) => Draft | null;
  keep: (person: string, subject: number, draft: Draft) => void;
  discard: (person: string, subject: number) => void;
  /** Discards the user's drafts of these subjects, and anybody's stale drafts. */
  prune: (person: string, subjects: readonly number[]) => void;
}

/** Milliseconds after which an unchanged draft is stale. */
const longestUntouched = 90 * 24 * 3600 * 1000;

/** In a browser that blocks storage there are no drafts. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Unsent form input. The subject is the id of a vehicle or job. */
export function createDrafts<Draft>(kind: DraftKind<Draft>): Drafts<Draft> {
  const prefix = `pitlane-draft:${kind.name}:`;
  const keyOf = (person: string, subject: number) => `${prefix}${person}:${subject}`;
  const storage = () => (kind.keptIn === 'tab' ? sessionStorage : localStorage);

  const readKept = (key: string) =>
    attempt(() => {
      const { keptAt, draft } = JSON.parse(storage().getItem(key) ?? 'null');
      return Number.isFinite(keptAt) ? { keptAt: Number(keptAt), draft: kind.parse(draft) } : undefined;
    });
  const remove = (key: string) => attempt(() => storage().removeItem(key));
  const isStale = (key: string) => Date.now() - (readKept(key)?.keptAt ?? 0) > longestUntouched;

  return {
    ...kind,
    read: (person, subject) => readKept(keyOf(person, subject))?.draft ?? null,
    keep: (person, subject, draft) => {
      const kept = JSON.stringify({ keptAt: Date.now(), draft });
      attempt(() => storage().setItem(keyOf(person, subject), kept));
    },
    discard: (person, subject) => remove(keyOf(person, subject)),
    prune: (person, subjects) => {
      for (const subject of subjects) remove(keyOf(person, subject));
      const kept = attempt(() => Object.keys(storage())) ?? [];
      for (const key of kept) if (key.startsWith(prefix) && isStale(key)) remove(key);
    },
  };
}
