/** @page */
import { placeBelow } from './place-below.ts';

const boxOf = (box: Partial<DOMRect>) =>
  Object.assign(document.createElement('div'), { getBoundingClientRect: () => box as DOMRect });

/** Where a menu of this height is, in a window of 1366 x 768, at a button of 40 px that begins here. */
function place(height: number, top: number) {
  const menu = boxOf({ width: 300, height });
  placeBelow(menu, boxOf({ top, bottom: top + 40, right: 1000 }));
  const { top: begins, bottom: ends, maxBlockSize } = menu.style;
  return { begins, ends, maxBlockSize };
}

beforeEach(() => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1366);
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(768);
});

test.each([
  ['below its button', 200, 300, { begins: '348px', ends: 'auto', maxBlockSize: '412px' }],
  ['above where it fits only there', 200, 600, { begins: 'auto', ends: '176px', maxBlockSize: '584px' }],
  [
    'in the space below where it fits nowhere',
    1300,
    300,
    { begins: '348px', ends: 'auto', maxBlockSize: '412px' },
  ],
  [
    'in the space above where it fits nowhere',
    1300,
    500,
    { begins: 'auto', ends: '276px', maxBlockSize: '484px' },
  ],
])('A menu is %s', (_, height, top, expected) => {
  expect(place(height, top)).toEqual(expected);
});
