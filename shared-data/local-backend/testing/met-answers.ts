import { readFileSync } from 'node:fs';
import { answers } from '../../src/answers/answers.ts';

/** Names the file in which each test file notes the functions that answered as their schema says. */
export const metAnswersVariable = 'PITLANE_MET_ANSWERS';

/** The functions whose schema no answer of a run has met: a schema that nothing has proved. */
export function unmetAnswers(file: string): string[] {
  const met = new Set(readFileSync(file, 'utf8').split('\n'));
  return Object.keys(answers).filter((name) => !met.has(name));
}
