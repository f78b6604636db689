import { DataError } from '../../foundation/answers/data-error.ts';
import { unwrap } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { CheckedImport } from '../imports-answers.ts';
import { addImportRows, checkImport, type ImportCheck } from '../imports-api.ts';
import type { CsvFile, FileRow } from './read-csv-file.ts';

/** The backend accepts bodies of up to 1 MB; a row in a JSON text takes up to three bytes a character, and quotes. */
const maxCharacters = 200_000;
const maxRows = 500;

/** Rows in requests that the backend accepts. */
export function chunksOf(rows: readonly FileRow[]): FileRow[][] {
  const chunks: FileRow[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    const chunk = chunks.at(-1);
    if (chunk && chunk.length < maxRows && characters + length <= maxCharacters) {
      chunk.push(row);
      characters += length;
    } else {
      chunks.push([row]);
      characters = length;
    }
  }
  return chunks;
}

interface Staging {
  importId: number;
  /** Rows that are uploaded already. */
  received: number;
  file: CsvFile;
  signal: AbortSignal;
  /** Receives the number of uploaded rows. */
  onProgress: (received: number) => void;
  /** Milliseconds before the first retry of a lost connection; each further one waits twice as long. */
  pause?: number;
}

/** A file of 20,000 rows takes minutes to upload: a short loss of the network must not end it. */
const retries = 5;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Uploads the rows that are missing. @throws {DataError} once the connection stays lost. */
export async function uploadRows(
  portal: PortalClient,
  { importId, received, file, signal, onProgress, pause = 1000 }: Staging,
): Promise<void> {
  const unfit = new Set(file.unfit);
  const unfitOf = (rows: readonly FileRow[]) => rows.map(([row]) => row).filter((row) => unfit.has(row));
  onProgress(received);
  let done = received;
  for (const rows of chunksOf(file.rows.slice(received))) {
    for (let attempt = 0; ; attempt++) {
      const result = await addImportRows(portal, importId, { rows, unfit: unfitOf(rows) }, signal);
      if (result.success) break;
      if (signal.aborted || result.error.kind !== 'offline' || attempt === retries) throw result.error;
      await wait(pause * 2 ** attempt);
    }
    done += rows.length;
    onProgress(done);
  }
}

/** Checks all rows. `onProgress` receives the number of rows that are read. @throws {DataError} */
export async function checkAllRows(
  portal: PortalClient,
  check: ImportCheck,
  onProgress: (read: number) => void,
): Promise<CheckedImport> {
  let checked = await unwrap(checkImport(portal, check));
  while (checked.unread > 0) {
    onProgress(checked.row_count - checked.unread);
    const { unread } = checked;
    checked = await unwrap(checkImport(portal, { importId: check.importId }));
    if (checked.unread >= unread) throw new DataError('unexpected');
  }
  return checked;
}
