import { type ReactNode, startTransition, useEffect, useState } from 'react';
import type { ListPage } from './list-page.ts';

/** The rows that fill a window: whole lines of one, two or three columns, as a later card would make its line higher. */
const firstRows = 6;

/** Wider windows, in CSS pixels, have more columns; all is rendered at once. */
const widestWindow = 1500;

interface RowsInTurnProps<Data extends ListPage> {
  data: Data;
  /** Whether all rows are shown at once, as where a scroll position is restored. */
  isWhole: boolean;
  /** Whether the first row has a line of its own. */
  isFirstWide: boolean;
  rows: (data: Data) => ReactNode;
  /** What follows the last row. */
  children: ReactNode;
}

/**
 * The rows of a page as they arrive: those that fill a window first, the others after they have been painted. A cheap
 * phone takes 0.2 s for the cards that nobody sees yet.
 */
export function RowsInTurn<Data extends ListPage>({
  data,
  isFirstWide,
  rows,
  children,
  ...props
}: RowsInTurnProps<Data>) {
  const first = firstRows + (isFirstWide ? 1 : 0);
  const [isWhole, setWhole] = useState(
    () =>
      props.isWhole || data.rows.length <= first || window.scrollY > 0 || window.innerWidth > widestWindow,
  );
  useEffect(() => startTransition(() => setWhole(true)), []);
  if (!isWhole) return rows({ ...data, rows: data.rows.slice(0, first) });
  return (
    <>
      {rows(data)}
      {children}
    </>
  );
}
