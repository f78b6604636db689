import { useCallback, useRef, useState } from 'react';

export const lineUnsaved = 'A line is not saved. Correct it and try again.';

export interface RowState {
  /** Rupees as they are typed; null while there is no price. */
  amount: number | null;
  isUnsaved: boolean;
}

/** What a row tells of itself, and how it is saved; null when it goes away. */
export type ReportRow = (key: number, state: (RowState & { save: () => Promise<boolean> }) | null) => void;

/** The rows of a table that save themselves: what is typed in them, and saving all of them. */
export function useRows() {
  const saves = useRef(new Map<number, () => Promise<boolean>>());
  const [states, setStates] = useState<ReadonlyMap<number, RowState>>(new Map());
  const report = useCallback<ReportRow>((key, state) => {
    if (state) saves.current.set(key, state.save);
    else saves.current.delete(key);
    setStates((before) => {
      const known = before.get(key);
      if (known?.amount === state?.amount && known?.isUnsaved === state?.isUnsaved) return before;
      const after = new Map(before);
      if (state) after.set(key, { amount: state.amount, isUnsaved: state.isUnsaved });
      else after.delete(key);
      return after;
    });
  }, []);
  /** Whether all rows are saved now. */
  const saveAll = useCallback(async () => {
    const saved = await Promise.all([...saves.current.values()].map((save) => save()));
    return saved.every(Boolean);
  }, []);
  return { states, report, saveAll, isUnsaved: [...states.values()].some(({ isUnsaved }) => isUnsaved) };
}
