import { limits } from '@pitlane/shared-data/limits';
import { countLimit } from '@pitlane/shared-ui/core';

test('The UI and the database cap counts at the same limit', () => {
  expect(countLimit).toBe(limits.countedRows);
});
