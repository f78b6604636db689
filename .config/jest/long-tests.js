import { globSync, readFileSync } from 'node:fs';

/*
 * Long tests are those in files named `*.long.*`, and those whose title ends with `@long`. PITLANE_TESTS is `default` in
 * `npm test`, which leaves them out, and `rest` for these alone, which `npm run test:all` adds. Without it, all run.
 */
const longFile = /\.long\./;
const longTitle = /@long$/;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The files of the workspace in this folder that have a long test. */
const filesWithLongTests = () =>
  globSync('*/**/*.test.{ts,tsx}', { exclude: (name) => name === 'node_modules' }).filter(
    (file) => longFile.test(file) || / @long['"`]/.test(readFileSync(file, 'utf8')),
  );

const ignored = {
  default: () => ['\\.long\\.'],
  rest: () => [`^(?!.*/(${filesWithLongTests().map(escaped).join('|')})$)`],
};

/** Which files Jest leaves out, by their paths. */
export const ignoredNow = ignored[process.env.PITLANE_TESTS]?.() ?? [];

function keepTests(block, isLong) {
  block.children = block.children.filter(
    (child) => child.type !== 'test' || longTitle.test(child.name) === isLong,
  );
  for (const child of block.children) if (child.type === 'describeBlock') keepTests(child, isLong);
}

/** Takes out of a file's tests, as Jest has collected them, those that are of the other part. */
export function keepChosenTests(file, tests, part) {
  if (part in ignored && !longFile.test(file)) keepTests(tests, part === 'rest');
}

/** A test environment that runs only the chosen tests of a file. */
export const withChosenTests = (Environment) =>
  class extends Environment {
    constructor(config, context) {
      super(config, context);
      this.file = context.testPath;
    }

    async handleTestEvent(event, state) {
      if (event.name === 'run_start') {
        keepChosenTests(this.file, state.rootDescribeBlock, process.env.PITLANE_TESTS);
      }
    }
  };
