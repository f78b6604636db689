import TestSequencer from '@jest/test-sequencer';

/** Short files that take long. Jest begins with the largest files, and one worker would run these at the end, alone. */
const longest =
  /(large-garage|check-database|random-requests|access-matrix|confirmations|crash|large-import|create-manager|watchdog|input)\.(\w+\.)*test\.ts$/;

/** The order of the backend's tests. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => longest.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
