/** A further case of what each run tests, which takes long: for whole runs, with PITLANE_TEST_ALL=1, alone. */
export const testInWholeRun = process.env.PITLANE_TEST_ALL ? test : test.skip;
