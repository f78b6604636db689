import { readdirSync } from 'node:fs';
import path from 'node:path';
import { providedTopics } from './provided-topics.ts';

test('The shell provides every topic of shared-ui', () => {
  const folder = path.resolve(__dirname, '../../../shared-ui/src/exports');
  const topics = readdirSync(folder).map((file) => path.parse(file).name);
  expect(Object.keys(providedTopics).sort()).toEqual(topics.sort());
});
