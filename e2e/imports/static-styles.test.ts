import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A function interpolated into a template, such as `${({ $size }) => …}`: styled-components runs it at each render. */
const interpolatedFunction = /\$\{\s*(\([^()]*\)|\w+)\s*=>/;

const styledFiles = () =>
  globSync('{shell,shared-ui,*-app}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  }).filter((file) => readFileSync(path.join(root, file), 'utf8').includes("from 'styled-components'"));

test('Interpolated functions are found, and calls are not', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a template
  const text = 'inline-size: ${({ $size }) => $size};';
  expect(text).toMatch(interpolatedFunction);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a template
  expect("gap: ${space(2)}; ${variants('size', sizes)}").not.toMatch(interpolatedFunction);
});

test('Styled components are static: what varies is a data attribute or a custom property', () => {
  const files = styledFiles();
  expect(files.length).toBeGreaterThan(100);
  const dynamic = files.filter((file) =>
    interpolatedFunction.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(dynamic).toEqual([]);
});
