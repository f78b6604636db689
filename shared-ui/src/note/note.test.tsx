import { render, screen } from '@testing-library/react';
import { axeViolations } from '../testing/axe-violations.ts';
import { Note } from './note.tsx';

test('A note shows its label and text', async () => {
  const { container } = render(<Note label="Your notes" text="Brakes squeal in the morning" />);
  expect(screen.getByText('Your notes')).toBeVisible();
  expect(screen.getByText('Brakes squeal in the morning')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test.each([null, ''])('An empty note is not shown: %j', (text) => {
  const { container } = render(<Note label="Your notes" text={text} />);
  expect(container).toBeEmptyDOMElement();
});
