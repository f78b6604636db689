import { appendFileSync } from 'node:fs';
import { metAnswers, takeDifferences } from './check-answers.ts';
import { metAnswersVariable } from './met-answers.ts';

/** A test fails when a function answered anything else than its schema says. */
afterEach(() => {
  expect(takeDifferences()).toEqual([]);
});

afterAll(() => {
  const file = process.env[metAnswersVariable];
  if (file)
    appendFileSync(
      file,
      metAnswers()
        .map((name) => `${name}\n`)
        .join(''),
    );
});
