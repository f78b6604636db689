import { drawingFile } from './drawing-file.ts';
import { Stroke } from './stroke.tsx';

const file = (tone: 'strong' | 'accent') =>
  drawingFile(
    <svg viewBox="0 0 10 10" aria-hidden="true">
      <Stroke d="M0 0L10 10" tone={tone} />
    </svg>,
  );

test('a drawing is a file of its own, with the colours that it uses in both themes', () => {
  const text = file('accent');
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(text.match(/--accent:#\w+/g)).toHaveLength(2);
  expect(text).not.toContain('--danger');
});

test('an unknown token is refused', () => {
  expect(() =>
    drawingFile(
      <svg aria-hidden="true">
        <text fontFamily="var(--font-of-nowhere)">1</text>
      </svg>,
    ),
  ).toThrow('"font-of-nowhere"');
});
