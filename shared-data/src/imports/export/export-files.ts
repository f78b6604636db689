/** A table of the export and the columns of its file. Headings are the names of the columns. */
export interface ExportFile {
  subject: string;
  fileName: string;
  label: string;
  columns: readonly string[];
}

/** The names of files whose tables are called differently in the garage. */
const fileNames: Record<string, string> = {
  cartypes: 'car-models',
  changes: 'audit-trail',
  invoice_drafts: 'draft-invoices',
  odometer_readings: 'kilometre-readings',
  outbox: 'messages',
  request_lines: 'lines',
  request_photos: 'photos',
  service_request_parts: 'used-parts',
  service_requests: 'requests',
  till_closings: 'till',
  till_entries: 'till_entries',
};

/** The file of a table: `draft_lines` is in `draft-lines.csv`, shown as "Draft lines". */
export function exportFileOf({ subject, columns }: Pick<ExportFile, 'subject' | 'columns'>): ExportFile {
  const name = fileNames[subject] ?? subject.replaceAll('_', '-');
  const words = name.replaceAll('-', ' ');
  return { subject, columns, fileName: `${name}.csv`, label: words.charAt(0).toUpperCase() + words.slice(1) };
}
