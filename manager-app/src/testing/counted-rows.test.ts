import { limits } from '@pitlane/shared-data/limits';
import { mostCounted } from '@pitlane/shared-ui/paged-list';

test('The UI and the database cap counts at the same limit', () => {
  expect(mostCounted).toBe(limits.countedRows);
});
