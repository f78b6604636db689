import { writeFileSync } from 'node:fs';
import { problemText } from './problem-text.ts';

const fullDisk = 'The disk is full. Nothing that was stored before is lost. Free some space and try again.';

const withCode = (code: string) => Object.assign(new Error('raw words'), { code });

test.each(['ENOSPC', 'EDQUOT', '53100'])('%s is a full disk, in words', (code) => {
  expect(problemText(withCode(code))).toBe(fullDisk);
  expect(problemText(new Error('The backup failed', { cause: withCode(code) }))).toBe(
    `The backup failed\n${fullDisk}`,
  );
});

test('what the system says of a full disk is understood', () => {
  if (process.platform !== 'linux') return;
  let error: unknown;
  try {
    writeFileSync('/dev/full', 'x');
  } catch (refused) {
    error = refused;
  }
  expect(problemText(error)).toBe(fullDisk);
});

test('any other problem has its message and those of its causes, without a stack', () => {
  expect(problemText(new Error('a', { cause: new Error('b', { cause: 'c' }) }))).toBe('a\nb\nc');
  expect(problemText('a')).toBe('a');
});
