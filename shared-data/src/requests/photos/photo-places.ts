import type { PhotoPlace } from './photos-answers.ts';

/** What of an estimate's line says which photos are its own. */
interface Line {
  line_id: number;
  replaces: number | null;
  status: string;
  inspection_item_id: number | null;
}

/** Belongs to the request itself. */
export const noPlace: PhotoPlace = { inspection_item_id: null, line_id: null };

/** A line and the decided ones that it changes, whose photos are its own. */
function lineChain(line: Line, lines: readonly Line[]): number[] {
  const before = lines.find(({ line_id }) => line_id === line.replaces);
  return [line.line_id, ...(before ? lineChain(before, lines) : [])];
}

export const isPhotoOfItem =
  (itemId: number) =>
  ({ inspection_item_id }: PhotoPlace): boolean =>
    inspection_item_id === itemId;

/** Without those of the line's inspection item. */
export function isPhotoOfLine(line: Line, lines: readonly Line[]) {
  const chain = lineChain(line, lines);
  return ({ line_id }: PhotoPlace): boolean => line_id !== null && chain.includes(line_id);
}

/** The photos that an approval record names beside a line: also those of its inspection item. */
export function showsLine(line: Line, lines: readonly Line[]) {
  const isOfLine = isPhotoOfLine(line, lines);
  return (photo: PhotoPlace): boolean =>
    isOfLine(photo) || (line.inspection_item_id !== null && isPhotoOfItem(line.inspection_item_id)(photo));
}

/** Whether a photo is shown beside no item and no line that is shown: a withdrawn line is not. */
export function isPhotoOfRequest(lines: readonly Line[]) {
  const shown = lines.filter(({ status }) => status !== 'withdrawn');
  const ofLines = shown.map((line) => isPhotoOfLine(line, lines));
  return (photo: PhotoPlace): boolean =>
    photo.inspection_item_id === null && !ofLines.some((isOfLine) => isOfLine(photo));
}
