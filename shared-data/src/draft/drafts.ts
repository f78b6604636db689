export interface DraftKind<Draft> {
  /** Tells the kinds apart: 'completion'. */
  name: string;
  /** 'tab' outlives a reload and nothing else; 'device' also a logout, because the next person has drafts of their own. */
  keptIn: 'tab' | 'device';
  /** Reads what was kept. Throws at anything that is no draft, as one of an earlier release. */
  parse: (kept: unknown) => Draft;
}

export interface Drafts<Draft> extends DraftKind<Draft> {
  read: (person: string, subject: number) => Draft | null;
  keep: (person: string, subject: number, draft: Draft) => void;
  discard: (person: string, subject: number) => void;
  /** Discards the person's drafts of these subjects, and those of anybody that can be of no use any more. */
  prune: (person: string, subjects: readonly number[]) => void;
}

/** What nobody has touched for so long was done by other means. */
const longestUntouched = 90 * 24 * 3600 * 1000;

/** A browser that blocks storage has no drafts, and everything else goes on. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** What people have entered and not sent yet. The subject is what it is about: the id of a vehicle or of a job. */
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
