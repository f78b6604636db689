import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReportRow } from './use-rows.ts';

export type Texts = Record<string, string>;

export interface Saved<Fields extends Texts> {
  fields: Fields;
  /** Counts the changes of the row. */
  version: number;
}

export interface RowProblem {
  /** The cell that it is about; none: the row. */
  field?: string;
  message: string;
  /** The version to replace with the next save. */
  version?: number;
}

export interface RowOptions<Fields extends Texts> {
  rowKey: number;
  saved: Saved<Fields>;
  amountOf: (fields: Fields) => number | null;
  /** The errors of cells, before anything is sent. */
  check: (fields: Fields) => Partial<Record<keyof Fields, string | false>>;
  /** Sends what differs from `before`; answers with what is saved now, or with what was refused. */
  send: (fields: Fields, before: Saved<Fields>) => Promise<Saved<Fields> | RowProblem>;
  onReport: ReportRow;
}

const differs = (one: Texts, other: Texts) => Object.keys(one).some((name) => one[name] !== other[name]);

/** One row of a table that saves itself: what is typed, and what was refused. */
export function useRow<Fields extends Texts>({
  rowKey,
  saved,
  amountOf,
  check,
  send,
  onReport,
}: RowOptions<Fields>) {
  const [opened, setOpened] = useState(saved);
  const [fields, setFields] = useState(saved.fields);
  const [problem, setProblem] = useState<RowProblem | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isUnsaved = differs(fields, opened.fields);
  // A refetch must not change text being typed.
  if (!isUnsaved && !isSaving && saved.version > opened.version) {
    setOpened(saved);
    setFields(saved.fields);
  }

  const current = useRef({ fields, opened, problem });
  useLayoutEffect(() => {
    current.current = { fields, opened, problem };
  });
  const running = useRef<Promise<boolean> | null>(null);

  // The next save may begin before this is rendered.
  const refuse = (refused: RowProblem) => {
    current.current = { ...current.current, problem: refused };
    setProblem(refused);
  };
  const attempt = async (): Promise<boolean> => {
    const { fields: sent, opened: before } = current.current;
    const refused = Object.entries(check(sent)).find(([, message]) => message);
    if (refused) {
      refuse({ field: refused[0], message: String(refused[1]) });
      return false;
    }
    setSaving(true);
    const answer = await send(sent, before);
    setSaving(false);
    if ('message' in answer) {
      refuse(answer);
      if (answer.version !== undefined) setOpened({ ...before, version: answer.version });
      return false;
    }
    // What was typed while it was sent stays.
    const typed = current.current.fields;
    const isSent = !differs(typed, sent);
    current.current = { fields: isSent ? answer.fields : typed, opened: answer, problem: null };
    setProblem(null);
    setOpened(answer);
    setFields(current.current.fields);
    return isSent;
  };
  /** Whether the row is saved. What was refused is sent again only when it is asked for. */
  const save = async (isAsked: boolean): Promise<boolean> => {
    while (running.current) await running.current;
    const { fields: typed, opened: before, problem: refused } = current.current;
    if (!differs(typed, before.fields)) return true;
    if (refused && !isAsked) return false;
    running.current = attempt().finally(() => {
      running.current = null;
    });
    return running.current;
  };

  const amount = amountOf(fields);
  const asked = useRef(save);
  useLayoutEffect(() => {
    asked.current = save;
  });
  useEffect(() => {
    onReport(rowKey, { amount, isUnsaved, save: () => asked.current(true) });
  }, [rowKey, amount, isUnsaved, onReport]);
  useEffect(() => () => onReport(rowKey, null), [rowKey, onReport]);

  return {
    fields,
    amount,
    isUnsaved,
    isSaving,
    problem,
    problemOf: (name: keyof Fields) => (problem?.field === name ? problem.message : undefined),
    set: (name: keyof Fields, text: string) => {
      setProblem(null);
      setFields((before) => ({ ...before, [name]: text }));
    },
    /** Takes back what was typed in a cell. */
    reset: (name: keyof Fields) => {
      setProblem(null);
      setFields((before) => ({ ...before, [name]: opened.fields[name] }));
    },
    save,
  };
}

export type Row<Fields extends Texts> = ReturnType<typeof useRow<Fields>>;
