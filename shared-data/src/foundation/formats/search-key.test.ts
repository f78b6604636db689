import { nameSpellings } from '../../testing/spellings.ts';
import { searchKey } from './search-key.ts';

test.each(nameSpellings)('%j is found by %j', (stored, typed) => {
  expect(searchKey(stored)).toContain(searchKey(typed));
});

test('digits of other scripts are digits', () => {
  expect(searchKey('९８ ١٢')).toBe('98 12');
});
