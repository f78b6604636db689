import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../../..');

test('no file of a build names the folder in which it was built', () => {
  const naming: string[] = [];
  let read = 0;
  for (const app of ['shell', 'customer-app', 'mechanic-app', 'manager-app']) {
    const built = path.join(root, app, 'dist');
    for (const name of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|json|html|css|map)$/.test(name)) continue;
      read += 1;
      if (readFileSync(path.join(built, name), 'utf8').includes(root)) naming.push(path.join(app, name));
    }
  }
  expect(read).toBeGreaterThan(100);
  expect(naming).toEqual([]);
});
