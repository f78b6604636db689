import { limits } from '@pitlane/shared-data/limits';
import { countLimit } from '@pitlane/shared-ui/paged-list';

test('lists are shown as far as the database counts them', () => {
  expect(countLimit).toBe(limits.countedRows);
});
