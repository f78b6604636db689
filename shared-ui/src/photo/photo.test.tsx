import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../testing/axe-violations.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { PhotoPicker } from './photo-picker.tsx';

const photos = [
  { key: 1, url: 'https://garage.test/1.webp', alt: 'Photo 1 of 2', detail: 'Ravi, 22 Nov' },
  { key: 2, alt: 'Photo 2 of 2', state: 'Waits for the network' },
];

test('A photo opens large and closes again', async () => {
  const { container } = render(<PhotoGrid aria-label="Photos" photos={photos} />);
  expect(within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge Photo 1 of 2' }));
  const dialog = screen.getByRole('dialog', { name: 'Photo 1 of 2' });
  expect(within(dialog).getByRole('img', { name: 'Photo 1 of 2' })).toHaveAttribute('src', photos[0]?.url);
  expect(dialog).toHaveTextContent('Ravi, 22 Nov');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
});

test('A photo without its picture yet cannot be opened, and says its state', () => {
  render(<PhotoGrid aria-label="Photos" photos={photos} />);
  expect(screen.getByRole('button', { name: 'Enlarge Photo 2 of 2' })).toBeDisabled();
  expect(screen.getByText('Waits for the network')).toBeVisible();
});

test('Several pictures can be picked, and the same ones again', async () => {
  const picked: string[][] = [];
  render(<PhotoPicker label="Add photos" onPick={(files) => picked.push(files.map(({ name }) => name))} />);
  const input = screen.getByLabelText('Add photos');
  expect(input).toHaveAttribute('capture', 'environment');
  const files = ['a.jpg', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  await userEvent.upload(input, files);
  await userEvent.upload(input, files);
  expect(picked).toEqual([
    ['a.jpg', 'b.png'],
    ['a.jpg', 'b.png'],
  ]);
});
