import { limits } from '@pitlane/shared-data/limits';
import { mostCounted } from '@pitlane/shared-ui/paged-list';

test('lists are shown as far as the database counts them', () => {
  expect(mostCounted).toBe(limits.countedRows);
});
