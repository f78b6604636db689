import { takeDifferences } from './check-answers.ts';

/** A test fails when a function answered anything else than its schema says. */
afterEach(() => {
  expect(takeDifferences()).toEqual([]);
});
