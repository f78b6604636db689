import { replaceSection } from './results-file.ts';

test('a section replaces the earlier one of its name, and keeps the others', () => {
  const first = replaceSection(replaceSection('', 'pages', '1 s'), 'plans', '### Plans\n\n2 ms');
  const second = replaceSection(first, 'pages', '0.5 s');
  expect(first).toContain('## pages\n\n1 s\n\n## plans\n\n### Plans\n\n2 ms\n');
  expect(second).toContain('## pages\n\n0.5 s\n\n## plans\n\n### Plans\n\n2 ms\n');
  expect(replaceSection(second, 'pages', '0.5 s')).toBe(second);
});
