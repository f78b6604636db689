import { type Result, unwrap } from '../../foundation/answers/result.ts';
import { garageTimeZone, type PortalClient } from '../../foundation/client/client.ts';
import { csvHead, csvLine, textCell } from '../../foundation/csv/csv.ts';
import { garageDay } from '../../foundation/days/garage-day.ts';
import { getGarageLogo } from '../../garage/logo-api.ts';
import type { ExportPage, ExportRow } from './data-export-answers.ts';
import { type ExportFile, exportFileOf } from './export-files.ts';

const readTables = (
  portal: PortalClient,
  signal: AbortSignal,
): Promise<Result<Pick<ExportFile, 'subject' | 'columns'>[]>> =>
  portal.request((client) => client.rpc('export_tables').abortSignal(signal));

const readPage = (
  portal: PortalClient,
  subject: string,
  after: string | null,
  signal: AbortSignal,
): Promise<Result<ExportPage>> =>
  portal.request((client) =>
    client.rpc('export_page', { subject, ...(after && { after }) }).abortSignal(signal),
  );

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return textCell(value);
  if (typeof value !== 'object') return String(value);
  const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  return textCell(isList ? value.join(', ') : JSON.stringify(value));
}

/** The bytes of the logo; null without one. @throws {DataError} */
async function readLogo(portal: PortalClient, signal: AbortSignal): Promise<Uint8Array | null> {
  const logo = await unwrap(getGarageLogo(portal, signal));
  return logo && Uint8Array.from(atob(logo.url.split(',')[1] ?? ''), (byte) => byte.charCodeAt(0));
}

/** Rows as lines of a file. */
export const exportLines = ({ columns }: Pick<ExportFile, 'columns'>, rows: readonly ExportRow[]): string =>
  rows.map((row) => csvLine(columns.map((column) => cellOf(row[column])))).join('');

export interface ExportProgress {
  label: string;
  /** Rows of this file. */
  read: number;
  total: number;
}

interface Export {
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
}

/**
 * All data as CSV files in one zip archive, with the logo as a picture. Compresses each page as it arrives, so that the
 * browser never holds a whole table. @throws {DataError}
 */
export async function exportArchive(portal: PortalClient, { signal, onProgress }: Export): Promise<Blob> {
  const { Zip, ZipDeflate, ZipPassThrough, strToU8 } = await import('fflate');
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else pieces.push(new Uint8Array(piece));
  });
  const tables = await unwrap(readTables(portal, signal));
  for (const file of tables.map(exportFileOf)) {
    const entry = new ZipDeflate(file.fileName, { level: 6 });
    zip.add(entry);
    entry.push(strToU8(csvHead(file.columns)));
    let after: string | null = null;
    let read = 0;
    let total = 0;
    do {
      const page: ExportPage = await unwrap(readPage(portal, file.subject, after, signal));
      total = page.total ?? total;
      read += page.rows.length;
      entry.push(strToU8(exportLines(file, page.rows)));
      after = page.next;
      onProgress({ label: file.label, read, total });
    } while (after !== null);
    entry.push(new Uint8Array(), true);
  }
  const logo = await readLogo(portal, signal);
  if (logo) {
    const entry = new ZipPassThrough('logo.png');
    zip.add(entry);
    entry.push(logo, true);
  }
  zip.end();
  if (failure) throw failure;
  return new Blob(pieces, { type: 'application/zip' });
}

export const exportFileName = (now: Date, timeZone: string = garageTimeZone()): string =>
  `pitlane-${garageDay(now, timeZone)}.zip`;
