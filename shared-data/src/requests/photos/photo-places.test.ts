import { isPhotoOfItem, isPhotoOfLine, isPhotoOfRequest, showsLine } from './photo-places.ts';

const line = (line_id: number, change: object = {}) => ({
  line_id,
  replaces: null,
  status: 'proposed' as const,
  inspection_item_id: null,
  ...change,
});
const atItem = { inspection_item_id: 7, line_id: null };
const atLine = (line_id: number) => ({ inspection_item_id: null, line_id });
const atRequest = { inspection_item_id: null, line_id: null };

test('A photo of an item is shown at the item and at the lines that were proposed because of it', () => {
  expect(isPhotoOfItem(7)(atItem)).toBe(true);
  expect(isPhotoOfItem(7)(atRequest)).toBe(false);
  const found = line(9, { inspection_item_id: 7 });
  expect(showsLine(found, [found])(atItem)).toBe(true);
  expect(isPhotoOfLine(found, [found])(atItem)).toBe(false);
  expect(showsLine(line(10), [found])(atItem)).toBe(false);
});

test('A changed line keeps the photos of the lines that it replaces', () => {
  const lines = [line(9, { status: 'withdrawn' }), line(10, { replaces: 9 }), line(11, { replaces: 10 })];
  for (const shown of [isPhotoOfLine, showsLine]) {
    expect([9, 10, 11, 12].map((id) => shown(line(11, { replaces: 10 }), lines)(atLine(id)))).toEqual([
      ...[true, true, true],
      false,
    ]);
  }
});

test('A photo of the request, or of a line that is not shown, is shown with the rest', () => {
  const lines = [
    line(9, { status: 'withdrawn' }),
    line(10),
    line(8, { status: 'withdrawn' }),
    line(11, { replaces: 8 }),
  ];
  const isOfRequest = isPhotoOfRequest(lines);
  expect(isOfRequest(atRequest)).toBe(true);
  expect(isOfRequest(atItem)).toBe(false);
  expect([8, 9, 10, 11, 12].map((id) => isOfRequest(atLine(id)))).toEqual([false, true, false, false, true]);
});
