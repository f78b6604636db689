import { type ReactNode, startTransition, useEffect, useState } from 'react';
import type { ListPage } from './list-page.ts';

/** The rows that fill a window. */
const firstRows = 6;

interface RowsInTurnProps<Data extends ListPage> {
  data: Data;
  /** Whether all rows are shown at once, as where a scroll position is restored. */
  isWhole: boolean;
  rows: (data: Data) => ReactNode;
  /** What follows the last row. */
  children: ReactNode;
}

/**
 * The rows of a page as they arrive: those that fill a window first, the others after they have been painted. A cheap
 * phone takes 0.2 s for the cards that nobody sees yet.
 */
export function RowsInTurn<Data extends ListPage>({ data, rows, children, ...props }: RowsInTurnProps<Data>) {
  const [isWhole, setWhole] = useState(
    () => props.isWhole || data.rows.length <= firstRows || window.scrollY > 0,
  );
  useEffect(() => startTransition(() => setWhole(true)), []);
  if (!isWhole) return rows({ ...data, rows: data.rows.slice(0, firstRows) });
  return (
    <>
      {rows(data)}
      {children}
    </>
  );
}
