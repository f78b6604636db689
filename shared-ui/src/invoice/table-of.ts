/** A table as texts, which the paper and the PDF draw alike. */
export interface SheetTable {
  caption: string;
  columns: readonly SheetColumn[];
  rows: readonly { id: number; cells: readonly string[] }[];
  /** A last row of sums. */
  foot: readonly string[] | null;
}

export interface SheetColumn {
  label: string;
  /** Aligned at its end. */
  isNumber: boolean;
  /** The text that names the row. */
  isRowHeader: boolean;
  /** Points in the PDF; one without takes what the others leave. */
  width: number | null;
}

export interface ColumnOf<Item> {
  label: string;
  text: (item: Item, index: number) => string | null;
  isNumber?: true;
  isRowHeader?: true;
  width?: number;
  foot?: string | null;
}

/** Omits the columns without a text in any row; null without rows. */
export function tableOf<Item>(
  caption: string,
  items: readonly Item[],
  columns: readonly ColumnOf<Item>[],
): SheetTable | null {
  if (items.length === 0) return null;
  const used = columns.filter(({ text }) => items.some((item, index) => text(item, index)));
  const hasFoot = used.some(({ foot }) => foot);
  return {
    caption,
    columns: used.map(({ label, isNumber = false, isRowHeader = false, width = null }) => ({
      label,
      isNumber,
      isRowHeader,
      width,
    })),
    rows: items.map((item, index) => ({
      id: index + 1,
      cells: used.map(({ text }) => text(item, index) ?? ''),
    })),
    foot: hasFoot ? used.map(({ foot }) => foot ?? '') : null,
  };
}
