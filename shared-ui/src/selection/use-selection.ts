import { useState } from 'react';

type Key = string | number;

/** The rows of a page that one acts on at once. */
export interface Selection<Row> {
  /** Those that can be selected. */
  selectable: readonly Row[];
  chosen: readonly Row[];
  isSelectable: (row: Row) => boolean;
  isChosen: (row: Row) => boolean;
  toggle: (row: Row, isChosen: boolean) => void;
  /** Selects these and no other. */
  choose: (rows: readonly Row[]) => void;
}

interface SelectionOptions<Row> {
  keyOf: (row: Row) => Key;
  /** Default: every row. */
  isSelectable?: (row: Row) => boolean;
}

const all = () => true;

/** Selects rows of a list. One that leaves the page, or can no longer be selected, is dropped for good. */
export function useSelection<Row>(
  rows: readonly Row[],
  { keyOf, isSelectable = all }: SelectionOptions<Row>,
): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<Key>>(new Set());
  const selectable = rows.filter(isSelectable);
  const chosen = selectable.filter((row) => keys.has(keyOf(row)));
  if (chosen.length < keys.size) setKeys(new Set(chosen.map(keyOf)));
  const choose = (next: readonly Row[]) => setKeys(new Set(next.map(keyOf)));
  return {
    selectable,
    chosen,
    isSelectable,
    isChosen: (row) => keys.has(keyOf(row)),
    toggle: (row, isChosen) =>
      choose(isChosen ? [...chosen, row] : chosen.filter((other) => keyOf(other) !== keyOf(row))),
    choose,
  };
}
