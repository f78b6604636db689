const longFunctions = new Set(['check_import', 'mend_import_row', 'apply_import', 'undo_import']);

/** How long such a request may take; the functions themselves set the same limit in the database. */
export const longRequestSeconds = 60;

/** Whether a request works on all rows of an import at once, up to 20,000, and may take longer than others. */
export const isLongRequest = (url: string): boolean =>
  longFunctions.has(/\/rpc\/(\w+)(?:\?|$)/.exec(url)?.[1] ?? '');
