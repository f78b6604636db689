/** Moves the focus to the same cell of the next row that has one, else to the description of the new line. */
export function moveToRow(from: HTMLElement, name: string): void {
  const row = from.closest('tbody');
  const rows = [...(row?.parentElement?.querySelectorAll('tbody') ?? [])];
  const below = rows.filter(
    (each) => row && row.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const cellOf = (each: Element, cell: string) => each.querySelector<HTMLElement>(`[data-cell='${cell}']`);
  const next = below.filter((each) => !('new' in each.dataset)).map((each) => cellOf(each, name));
  const added = below.filter((each) => 'new' in each.dataset).map((each) => cellOf(each, 'description'));
  [...next, ...added].find(Boolean)?.focus();
}
