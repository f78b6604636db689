import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../testing/axe-violations.ts';
import { FilePicture } from './file-picture.tsx';
import { PhotoAlbum } from './photo-album.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { SinglePhotoField } from './single-photo-field.tsx';

const photos = [
  { key: 1, url: 'https://garage.test/1.webp', alt: 'Photo 1 of 2', detail: 'Ravi, 22 Nov' },
  { key: 2, alt: 'Photo 2 of 2', state: 'Waits for the network' },
];

test('A photo opens large and closes again @long', async () => {
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

test('A photo whose picture has not loaded is disabled, and shows its state', () => {
  render(<PhotoGrid aria-label="Photos" photos={photos} />);
  expect(screen.getByRole('button', { name: 'Enlarge Photo 2 of 2' })).toBeDisabled();
  expect(screen.getByText('Waits for the network')).toBeVisible();
});

test('Several pictures can be picked, and the same ones again', async () => {
  const picked: string[] = [];
  const add = async ({ name }: File) => void picked.push(name);
  render(<PhotoPicker label="Add photos" onAdd={add} onFailure={jest.fn()} />);
  const input = screen.getByLabelText('Add photos');
  expect(input).toHaveAttribute('capture', 'environment');
  const files = ['a.jpg', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  await userEvent.upload(input, files);
  await userEvent.upload(input, files);
  expect(picked).toEqual(['a.jpg', 'b.png', 'a.jpg', 'b.png']);
});

test('A picture that is refused says why, and the next is added', async () => {
  const picked: string[] = [];
  const messages: string[] = [];
  const add = async ({ name }: File) => {
    if (name === 'a.jpg') throw new Error('No room');
    picked.push(name);
  };
  render(<PhotoPicker label="Photo" subject="Horn" onAdd={add} onFailure={(text) => messages.push(text)} />);
  const files = ['a.jpg', 'b.jpg'].map((name) => new File(['x'], name, { type: 'image/png' }));
  await userEvent.upload(screen.getByLabelText('Photo of Horn'), files);
  expect([messages, picked]).toEqual([['No room'], ['b.jpg']]);
});

describe('An album', () => {
  const stored = [{ key: 1, url: 'https://garage.test/1.webp', alt: 'Horn, photo 1' }];
  const unsent = (refusal?: string) => ({
    key: '3/1.webp',
    url: 'blob:x',
    alt: 'Horn, unsent photo 1',
    refusal,
    retry: jest.fn(),
    discard: jest.fn(),
  });
  const notify = { success: jest.fn(), failure: jest.fn() };
  const remove = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge Horn, photo 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  };

  test('shows photos and those that wait, and is nothing without any', async () => {
    const { container, rerender } = render(
      <PhotoAlbum photos={stored} unsent={[unsent()]} subject="Horn" notify={notify} />,
    );
    expect(screen.getByRole('list', { name: 'Photos of Horn' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Unsent photos of Horn' })).toHaveTextContent('Waits to be sent');
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge Horn, photo 1' }));
    expect(screen.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument();
    rerender(<PhotoAlbum photos={[]} unsent={[]} notify={notify} />);
    expect(container).toBeEmptyDOMElement();
  });

  test('removes a photo, or says why not', async () => {
    const onRemove = jest.fn().mockRejectedValueOnce(new Error('It stays')).mockResolvedValue(null);
    render(<PhotoAlbum photos={stored} unsent={[]} onRemove={onRemove} notify={notify} />);
    await remove();
    expect(notify.failure).toHaveBeenCalledWith('It stays');
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
    expect(notify.success).toHaveBeenCalledWith('Photo removed');
    expect(onRemove.mock.calls).toEqual([[1], [1]]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('says why a photo was refused, which is sent again or discarded', async () => {
    const refused = unsent('This request is already completed');
    const { container } = render(<PhotoAlbum photos={[]} unsent={[refused]} notify={notify} />);
    expect(screen.getByText('This request is already completed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(refused.retry).toHaveBeenCalledTimes(1);
    expect(refused.discard).toHaveBeenCalledTimes(1);
    expect(await axeViolations(container)).toEqual([]);
  });
});

test('The one photo of a record is taken, taken again and removed', async () => {
  const onAdd = jest.fn(async () => undefined);
  const onRemove = jest.fn();
  const rest = { label: 'Photo of the Bill', onAdd, onRemove, onFailure: jest.fn() };
  const { rerender, container } = render(<SinglePhotoField hasPhoto={false} {...rest} />);
  expect(screen.queryByRole('button', { name: 'Remove Photo' })).not.toBeInTheDocument();
  await userEvent.upload(
    screen.getByLabelText('Photo of the Bill'),
    new File(['x'], 'a.png', { type: 'image/png' }),
  );
  expect(onAdd).toHaveBeenCalledTimes(1);
  rerender(<SinglePhotoField hasPhoto {...rest} />);
  expect(screen.getByLabelText('Another Photo of the Bill')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Photo added');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Photo' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(await axeViolations(container)).toEqual([]);
});

test('A picture that was read as a file is shown while its address lasts', () => {
  const revoke = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:garage', revokeObjectURL: revoke });
  const { unmount } = render(<FilePicture file={new Blob(['x'])} alt="Bill" />);
  expect(screen.getByRole('img', { name: 'Bill' })).toHaveAttribute('src', 'blob:garage');
  unmount();
  expect(revoke).toHaveBeenCalledWith('blob:garage');
});
