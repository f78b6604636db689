import { guessMapping } from './guess-settings.ts';
import { type FileRow, readCsvFile, readCsvRows } from './read-csv-file.ts';

/** A row of a supplier's list; null: not there, or nothing that can be read. */
export interface PriceListRow {
  /** As a spreadsheet counts. */
  row: number;
  code: string;
  quantity: number | null;
  /** Rupees each. */
  price: number | null;
}

const numberIn = (cell: string | undefined): number | null => {
  const bare = (cell ?? '').replace(/[₹,\s]/g, '');
  return /^\d+(\.\d+)?$/.test(bare) ? Number(bare) : null;
};

/**
 * Reads the codes, quantities and prices of a CSV file or its text, whose columns are found as the import finds those of parts; without
 * headings they are code, quantity and price.
 * @throws {DataError} saying what to do, for a file that is none.
 */
export async function readPriceList(source: File | string): Promise<PriceListRow[]> {
  const { headings, rows } = await (typeof source === 'string'
    ? readCsvRows(source, 'parts')
    : readCsvFile(source, 'parts'));
  const mapping = guessMapping('parts', headings);
  const isHeaded = mapping.part_code !== undefined;
  const [code, quantity, price] = isHeaded
    ? [mapping.part_code ?? 0, mapping.current_stock, mapping.avg_cost ?? mapping.price]
    : [0, 1, 2];
  const all: FileRow[] = isHeaded ? rows : [[1, ...headings], ...rows];
  const cell = (cells: string[], place: number | undefined) =>
    place === undefined ? undefined : cells[place];
  return all
    .map(([row, ...cells]) => ({
      row,
      code: (cells[code] ?? '').trim(),
      quantity: numberIn(cell(cells, quantity)),
      price: numberIn(cell(cells, price)),
    }))
    .filter((each) => each.code !== '');
}
